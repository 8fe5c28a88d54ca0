import { benchDirectory } from './directory.bench.js';
import { benchIngest } from './ingest.bench.js';
import { benchJobs } from './jobs.bench.js';

const benches: Readonly<Record<string, () => Promise<number>>> = {
  directory: benchDirectory,
  ingest: benchIngest,
  jobs: benchJobs,
};

/** `npm run bench -- directory`, `ingest` or `jobs`. Prints what was measured; the exit code says whether it was enough. */
export async function main([name = '']: string[]): Promise<number> {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench called “${name}”. There are: ${Object.keys(benches).join(', ')}.`);
  return bench();
}
