import { benchSuite } from './suite/suite.js';
import { benchBoard } from './board.bench.js';
import { benchBookingsGrowth } from './bookings-growth.bench.js';
import { benchBookings } from './bookings.bench.js';
import { benchCover } from './cover.bench.js';
import { benchDated } from './dated.bench.js';
import { benchDeadlines } from './deadlines.bench.js';
import { benchDirectory } from './directory.bench.js';
import { benchIngest } from './ingest.bench.js';
import { benchJobs } from './jobs.bench.js';
import { benchMap } from './map.bench.js';
import { benchMessages } from './messages.bench.js';
import { benchNear } from './near.bench.js';
import { benchNotifications } from './notifications.bench.js';
import { benchPan } from './pan.bench.js';
import { benchSearches } from './searches.bench.js';
import { benchSignIn } from './sign-in.bench.js';
import { benchUpload } from './upload.bench.js';
import { benchWeb } from './web.bench.js';

const benches: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  board: benchBoard,
  bookings: benchBookings,
  'bookings-growth': benchBookingsGrowth,
  cover: benchCover,
  dated: benchDated,
  deadlines: benchDeadlines,
  directory: benchDirectory,
  ingest: benchIngest,
  jobs: benchJobs,
  map: benchMap,
  near: benchNear,
  notifications: benchNotifications,
  pan: benchPan,
  searches: benchSearches,
  'sign-in': benchSignIn,
  upload: benchUpload,
  web: benchWeb,
  messages: benchMessages,
};

/**
 * `npm run bench`: the suite, beside bare equivalents; `npm run bench -- <name>`: one alone; `npm run bench:web`. Prints what
 * was measured; the exit code says whether it was enough.
 */
export async function main([name = '', ...args]: string[]): Promise<number> {
  if (!name || name.startsWith('-')) return benchSuite(name ? [name, ...args] : []);
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench called “${name}”. There are: ${Object.keys(benches).join(', ')}.`);
  return bench(args);
}
