import { startBare } from './bare.js';
import { fillDirectory } from './directory.rows.js';
import { type Replica, withReplica, withServers } from './replica.js';
import { against, at, inTurns, p50p95, pick, readPage, spread } from './times.js';

const SIZES = [10_000, 100_000] as const;
const WANTED_MS = 30;
const WANTED_GROWTH = 2;
const TURNS = [120, 600] as const;

export interface Mix {
  name: string;
  /** The n-th request of this mix among so many rows. */
  path: (n: number, rows: number) => string;
}

const skills = ['sound', 'lighting', 'av', 'video', 'stage', 'rigging', 'dante', 'qlab'];
const towns = ['leeds', 'manchester', 'london', 'bristol', 'york', 'hull'];

const mixes: readonly Mix[] = [
  { name: 'first page', path: () => '/api/freelancers' },
  { name: 'any page', path: (n, people) => `/api/freelancers?page=${1 + spread(n, people / 10)}` },
  { name: 'common words', path: (n) => `/api/freelancers?search=${pick(skills, n)}&page=${1 + (n % 5)}` },
  { name: 'word and place', path: (n) => `/api/freelancers?search=${pick(skills, n)}&location=${pick(towns, n >> 3)}` },
  { name: 'rare, never asked before', path: (n, people) => `/api/freelancers?search=person%20${spread(n, people)}%20` },
];

type Figures = Record<string, number>;

async function measure({ base, env }: Replica, people: number): Promise<Figures> {
  const bare = await startBare('directory', env);
  const figures: Figures = {};
  for (const { name, path } of mixes) {
    const { ours, theirs } = await inTurns(
      TURNS,
      (n) => readPage(base + path(n, people)),
      () => readPage(bare.base),
    );
    figures[name] = at(0.95, ours);
    console.log(`${people} people, ${name}: ${p50p95(ours)}; ${against(ours, theirs)} × the bare page`);
  }
  await bare.stop();
  return figures;
}

/** The crew directory at the service, at 10,000 and at 100,000 profiles: every page and every search within 30 ms. */
export const benchDirectory = (): Promise<number> =>
  withServers(['identity'], async () => {
    const [small = {}, large = {}] = [await measureAt(SIZES[0]), await measureAt(SIZES[1])];
    const growths = mixes.map(({ name }) => [name, (large[name] ?? 0) / (small[name] ?? 1)] as const);
    for (const [name, growth] of growths) console.log(`${name}: ${growth.toFixed(2)} × from 10,000 to 100,000`);
    const isFast = Object.values(large).every((p95) => p95 <= WANTED_MS);
    return isFast && growths.every(([, growth]) => growth < WANTED_GROWTH);
  });

const measureAt = (people: number): Promise<Figures> =>
  withReplica(
    { name: `directory-${people}`, service: 'identity', fill: (pool) => fillDirectory(pool, people) },
    (replica) => measure(replica, people),
  );
