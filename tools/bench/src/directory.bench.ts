import { fillDirectory } from './directory.rows.js';
import { type Figure, measureMixes, type Mix, mostGrowth } from './mixes.js';
import { withReplica, withServers } from './replica.js';
import { pick, spread } from './times.js';

const SIZES = [10_000, 100_000] as const;
const WANTED_MS = 30;
const WANTED_GROWTH = 2;
const TURNS = [120, 600] as const;

const skills = ['sound', 'lighting', 'av', 'video', 'stage', 'rigging', 'dante', 'qlab'];
const towns = ['leeds', 'manchester', 'london', 'bristol', 'york', 'hull'];

const mixes: readonly Mix[] = [
  { name: 'first page', path: () => '/api/freelancers' },
  { name: 'any page', path: (n, people) => `/api/freelancers?page=${1 + spread(n, people / 10)}` },
  { name: 'common words', path: (n) => `/api/freelancers?search=${pick(skills, n)}&page=${1 + (n % 5)}` },
  { name: 'word and place', path: (n) => `/api/freelancers?search=${pick(skills, n)}&location=${pick(towns, n >> 3)}` },
  { name: 'rare, never asked before', path: (n, people) => `/api/freelancers?search=person%20${spread(n, people)}%20` },
];

/** The crew directory at the service, at 10,000 and at 100,000 profiles: every page and every search within 30 ms. */
export const bench = (): Promise<number> =>
  withServers(['identity'], async () => {
    const [small, large] = [await measureAt(SIZES[0]), await measureAt(SIZES[1])];
    const names = mixes.map(({ name }) => name);
    return mostGrowth(names, small, large) < WANTED_GROWTH && large.every(({ p95 }) => p95 <= WANTED_MS);
  });

const measureAt = (people: number): Promise<Figure[]> =>
  withReplica(
    { name: `directory-${people}`, service: 'identity', fill: (pool) => fillDirectory(pool, people) },
    ({ base }) => measureMixes(mixes, { base, rows: people, noun: 'people', turns: TURNS }),
  );
