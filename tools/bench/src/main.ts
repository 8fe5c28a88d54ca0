import { benchBookings } from './bookings.bench.js';
import { benchDated } from './dated.bench.js';
import { benchDeadlines } from './deadlines.bench.js';
import { benchDirectory } from './directory.bench.js';
import { benchIngest } from './ingest.bench.js';
import { benchJobs } from './jobs.bench.js';
import { benchMessages } from './messages.bench.js';
import { benchNotifications } from './notifications.bench.js';
import { benchWeb } from './web.bench.js';

const benches: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  bookings: benchBookings,
  dated: benchDated,
  deadlines: benchDeadlines,
  directory: benchDirectory,
  ingest: benchIngest,
  jobs: benchJobs,
  notifications: benchNotifications,
  web: benchWeb,
  messages: benchMessages,
};

/** `npm run bench -- bookings`, `dated`, `deadlines`, `directory`, `ingest`, `jobs`, `messages` or `notifications`, and `npm run bench:web`. Prints what was measured; the exit code says whether it was enough. */
export async function main([name = '', ...args]: string[]): Promise<number> {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench called “${name}”. There are: ${Object.keys(benches).join(', ')}.`);
  return bench(args);
}
