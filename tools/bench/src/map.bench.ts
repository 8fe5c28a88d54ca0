import { fillPlacedJobs } from './jobs.rows.js';
import { measureMixes, type Mix } from './mixes.js';
import { withReplica, withServers } from './replica.js';
import { pick, spread } from './times.js';

const JOBS = 100_000;
const WANTED_MS = 60;
const TURNS = [60, 400] as const;

const kingdom = { west: -11, south: 49, east: 3, north: 61 };

/** Half as wide at each zoom, somewhere over the kingdom. */
function boxAt(n: number, zoom: number): string {
  const [wide, high] = [(kingdom.east - kingdom.west) / zoom, (kingdom.north - kingdom.south) / zoom];
  const west = kingdom.west + (spread(n, 100) / 100) * (kingdom.east - kingdom.west - wide);
  const south = kingdom.south + (spread(n + 7, 100) / 100) * (kingdom.north - kingdom.south - high);
  return [west, south, west + wide, south + high].map((edge) => edge.toFixed(3)).join();
}

const move = (name: string, filters: (n: number) => string): Mix => ({
  name: `a move over the map, ${name}`,
  path: (n) => {
    const zoom = 1 + spread(n, 6);
    return `/api/map/jobs?zoom=${zoom}&box=${boxAt(n, zoom)}${filters(n)}`;
  },
});

const moves: readonly Mix[] = [
  move('all jobs', () => ''),
  move('our own', () => '&source=crewcall'),
  move('a common word', (n) => `&search=${pick(['sound', 'lighting', 'rigger'], n)}`),
  move('a kind of work', (n) => `&category=${pick(['temporary', 'freelance'], n)}`),
];

/** `npm run bench -- map`: moves over a map of 100,000 jobs, zoomed in and out; p95 of 60 ms is enough. */
export const benchMap = (): Promise<number> =>
  withServers(['jobs'], () =>
    withReplica({ name: 'map', service: 'jobs', fill: (pool) => fillPlacedJobs(pool, JOBS) }, async ({ base }) => {
      const figures = await measureMixes(moves, { base, rows: JOBS, noun: 'jobs', turns: TURNS });
      return figures.every(({ p95 }) => p95 <= WANTED_MS);
    }),
  );
