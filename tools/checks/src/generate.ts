import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildServices, services } from '@crewcall/tools-stack';
import { eventCatalogue } from './event-catalogue.js';

function describe(service: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const command = [`dist/apps/${service}/main.mjs`, 'describe', folder];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${service} could not be described:\n${stderr}`);
}

/** Writes every generated file below `folder`, at its place in the repository; answers their paths. */
export async function generateInto(folder: string): Promise<string[]> {
  const built = services.filter((service) => existsSync(`apps/${service}/src/main.ts`));
  await buildServices(built);
  const files: string[] = [];
  for (const service of built) {
    describe(service, path.join(folder, `apps/${service}`));
    const written = [`apps/${service}/openapi.json`, `apps/${service}/.env.example`];
    files.push(...written.filter((file) => existsSync(path.join(folder, file))));
  }
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
  writeFileSync(path.join(folder, 'docs/events.md'), eventCatalogue());
  return [...files, 'docs/events.md'];
}
