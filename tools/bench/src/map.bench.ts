import { fillJobs } from './jobs.rows.js';
import { placeJobs } from './near.bench.js';
import { type Replica, withReplica, withServers } from './replica.js';
import { at, p50p95, pick, readPage, spread, timeOf } from './times.js';

const JOBS = 100_000;
const WANTED_MS = 60;
const WARM_UP = 60;
const MOVES = 400;

const kingdom = { west: -11, south: 49, east: 3, north: 61 };

/** Half as wide at each zoom, somewhere over the kingdom. */
function boxAt(n: number, zoom: number): string {
  const [wide, high] = [(kingdom.east - kingdom.west) / zoom, (kingdom.north - kingdom.south) / zoom];
  const west = kingdom.west + (spread(n, 100) / 100) * (kingdom.east - kingdom.west - wide);
  const south = kingdom.south + (spread(n + 7, 100) / 100) * (kingdom.north - kingdom.south - high);
  return [west, south, west + wide, south + high].map((edge) => edge.toFixed(3)).join();
}

const moves: readonly { name: string; filters: (n: number) => string }[] = [
  { name: 'all jobs', filters: () => '' },
  { name: 'our own', filters: () => '&source=crewcall' },
  { name: 'a common word', filters: (n) => `&search=${pick(['sound', 'lighting', 'rigger'], n)}` },
  { name: 'a kind of work', filters: (n) => `&category=${pick(['temporary', 'freelance'], n)}` },
];

async function measure({ base }: Replica): Promise<boolean> {
  let isFast = true;
  for (const { name, filters } of moves) {
    const times: number[] = [];
    for (let n = -WARM_UP; n < MOVES; n += 1) {
      const zoom = 1 + spread(n + 1000, 6);
      const took = await timeOf(() =>
        readPage(`${base}/api/map/jobs?zoom=${zoom}&box=${boxAt(n + 1000, zoom)}${filters(n + 1000)}`),
      );
      if (n >= 0) times.push(took);
    }
    console.log(`a move over the map, ${name}: ${p50p95(times)}`);
    isFast &&= at(0.95, times) <= WANTED_MS;
  }
  return isFast;
}

/** `npm run bench -- map`: moves over a map of 100,000 jobs, zoomed in and out; p95 of 60 ms is enough. */
export const benchMap = (): Promise<number> =>
  withServers(['jobs'], () =>
    withReplica(
      {
        name: 'map',
        service: 'jobs',
        fill: async (pool) => {
          await fillJobs(pool, JOBS);
          await placeJobs(pool);
        },
      },
      measure,
    ),
  );
