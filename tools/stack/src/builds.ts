import { existsSync } from 'node:fs';
import path from 'node:path';
import { whenChanged } from '../../build/fingerprint.mjs';
import { Problem, asProblem } from './problem.js';
import { run } from './processes/run.js';
import { services, type ServiceName } from './services.js';

const everywhere = ['package-lock.json', 'tsconfig.base.json', '.swcrc', 'tools/build'];

export const entryOf = (service: ServiceName): string => `apps/${service}/src/main.ts`;
export const programOf = (service: ServiceName): string => path.resolve(`dist/apps/${service}/main.mjs`);
export const hasWebApp = (): boolean => existsSync('apps/web/vite.config.ts');
export const webRoot = (): string => path.resolve('dist/apps/web');

async function build(what: string, args: string[], cwd?: string): Promise<void> {
  const { ok, output } = await run(process.execPath, args, {
    ...(cwd ? { cwd } : {}),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (ok) return;
  if (/ENOSPC/.test(output)) throw asProblem(new Error('ENOSPC'), `Building ${what}`);
  throw new Problem(`Building ${what} failed. The compiler says:\n\n${output.trim()}`);
}

/** The services in one run of the compiler, when a file of any changed. Returns whether it ran. */
export function buildServices(wanted: readonly ServiceName[] = services): Promise<boolean> {
  const present = wanted.filter((service) => existsSync(entryOf(service)));
  const inputs = [
    ...present.map((service) => `apps/${service}/src`),
    'libs/contracts',
    'libs/bookings-domain',
    'libs/jobs-domain',
    'libs/platform',
    ...everywhere,
  ];
  const outputs = ['dist/apps/packages.mjs', ...present.map((service) => `dist/apps/${service}/main.mjs`)];
  const entries = present.map((service) => `${service}/main=${entryOf(service)}`);
  return whenChanged({ stamp: 'dist/apps/services.stamp', outputs, inputs }, () =>
    build('the services', ['tools/build/cli.mjs', '--with-packages', 'dist/apps', ...entries]),
  );
}

/** The web app for browsers, when a file of it changed. Returns whether it ran. */
export function buildWeb(): Promise<boolean> {
  const inputs = ['apps/web', 'libs/web', 'libs/contracts', ...everywhere];
  const outputs = ['dist/apps/web/index.html'];
  return whenChanged({ stamp: 'dist/apps/web.stamp', outputs, inputs }, () =>
    build('the web app', [path.resolve('node_modules/vite/bin/vite.js'), 'build'], path.resolve('apps/web')),
  );
}
