import path from 'node:path';
import { Problem, asProblem } from './problem.js';
import { run } from './processes/run.js';
import { services, type ServiceName } from './service-names.js';

const NX = path.resolve('node_modules/.bin/nx');
export const SHOWN_CHARACTERS = 20_000;

export const entryOf = (service: ServiceName): string => `apps/${service}/src/main.ts`;
export const programOf = (service: ServiceName): string => path.resolve(`dist/apps/${service}/main.mjs`);
export const webRoot = (): string => path.resolve('dist/apps/web/client');
export const webProgram = (): string => path.resolve('dist/apps/web/server/index.mjs');

/** Nx must neither stay behind as a daemon nor render on a terminal that may not be one. */
const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' };

/** Builds those that changed. Returns whether any had. */
async function build(projects: readonly string[]): Promise<boolean> {
  // A task of Nx names what it needs in `dependsOn`: it is built.
  if (process.env.NX_TASK_TARGET_PROJECT) return false;
  const args = [NX, 'run-many', '-t', 'build', '-p', projects.join(','), '--output-style=static'];
  const { ok, output } = await run(process.execPath, args, { env });
  if (ok) return !/hit \(100%\)/.test(output);
  if (/ENOSPC/.test(output)) throw asProblem(new Error('ENOSPC'), 'Building the product');
  throw new Problem(`The build failed. The compiler says:\n\n${output.trim().slice(-SHOWN_CHARACTERS)}`);
}

export const buildServices = (wanted: readonly ServiceName[] = services): Promise<boolean> => build(wanted);

/** The services, and with those that serve and render it the web app. */
export function buildProduct(wanted: readonly ServiceName[]): Promise<boolean> {
  const showsPages = wanted.includes('gateway') || wanted.includes('web-server');
  return build(showsPages ? [...wanted, 'web'] : wanted);
}

/** The compiler that builds again what changes: of one service, or of all in one process. */
export const watcher = (service?: ServiceName): string[] => [
  path.resolve('node_modules/@rspack/cli/bin/rspack.js'),
  'build',
  '--watch',
  '-c',
  service ? `apps/${service}/rspack.config.mjs` : 'tools/build/services.config.mjs',
];
