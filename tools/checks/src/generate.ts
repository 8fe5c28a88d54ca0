import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventCatalogue } from './event-catalogue.js';
import { services } from './repository.js';

interface Bundler {
  bundle(entries: Record<string, string>, outDir: string): Promise<void>;
}

function runService(service: string, ...args: string[]): void {
  const main = `dist/generate/${service}.mjs`;
  const { status, stderr } = spawnSync(process.execPath, ['--enable-source-maps', main, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${service} ${args.join(' ')} failed:\n${stderr}`);
}

/** Writes every generated file below `folder`, at its place in the repository; answers their paths. */
export async function generateInto(folder: string): Promise<string[]> {
  const { bundle } = (await import(
    /* webpackIgnore: true */ pathToFileURL(path.resolve('tools/build/bundle.mjs')).href
  )) as Bundler;
  const built = services.filter((service) => existsSync(`apps/${service}/src/main.ts`));
  await bundle(Object.fromEntries(built.map((service) => [service, `apps/${service}/src/main.ts`])), 'dist/generate');
  const files: string[] = [];
  for (const service of built) {
    const [openapi, example] = [`apps/${service}/openapi.json`, `apps/${service}/.env.example`];
    mkdirSync(path.join(folder, `apps/${service}`), { recursive: true });
    runService(service, 'env-example', path.join(folder, example));
    files.push(example);
    // The gateway has no API of its own, the worker none at all.
    if (service === 'gateway' || service === 'jobs-worker') continue;
    runService(service, 'openapi', path.join(folder, openapi));
    files.push(openapi);
  }
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
  writeFileSync(path.join(folder, 'docs/events.md'), eventCatalogue());
  return [...files, 'docs/events.md'];
}
