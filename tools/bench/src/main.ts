import { readdirSync } from 'node:fs';
import { benchSuite } from './suite/suite.js';

const SUFFIX = '.bench.ts';
const FOLDER = 'tools/bench/src';

/**
 * `npm run bench`: the suite, beside bare equivalents; `npm run bench -- <name>`: one alone, that of the file <name>.bench.ts;
 * `npm run bench:web`. Prints what was measured; the exit code says whether it was enough.
 */
export async function main([name = '', ...args]: string[]): Promise<number> {
  if (!name || name.startsWith('-')) return benchSuite(name ? [name, ...args] : []);
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(SUFFIX));
  const names = files.map((file) => file.slice(0, -SUFFIX.length));
  if (!names.includes(name)) throw new Error(`There is no bench called “${name}”. There are: ${names.join(', ')}.`);
  const { bench } = (await import(`./${name}.bench.js`)) as { bench: (args: string[]) => Promise<number> };
  return bench(args);
}
