import type { Mix } from './mixes.js';
import { pick, spread } from './times.js';

const words = ['sound', 'lighting', 'technician', 'stage', 'rigger', 'camera', 'load in'];
const towns = ['london', 'leeds', 'bristol', 'glasgow', 'york', 'hull'];
const word = (n: number): string => encodeURIComponent(pick(words, n));

/** What the list of jobs is asked for, by the suite as well. */
export const lists = {
  first: () => '/api/jobs',
  anyPage: (n: number) => `/api/jobs?page=${1 + spread(n, 100)}`,
  word: (n: number) => `/api/jobs?search=${word(n)}`,
  wordAndPlace: (n: number) => `/api/jobs?search=${word(n)}&location=${pick(towns, n >> 3)}`,
  unseen: (n: number, jobs: number) => `/api/jobs?search=%20${spread(n, jobs)}`,
} as const;

/** Must not grow with the table. */
export const steady: readonly Mix[] = [
  { name: 'first page', path: lists.first },
  { name: 'selective, never asked before', path: lists.unseen },
];

export const mixes: readonly Mix[] = [
  ...steady,
  { name: 'a page of the first hundred', path: lists.anyPage },
  { name: 'common words', path: lists.word },
  { name: 'common words, the best first', path: (n) => `/api/jobs?order=best&search=${word(n)}` },
  { name: 'our own first', path: (n) => `/api/jobs?order=best&page=${1 + spread(n, 20)}` },
  {
    name: 'nothing found, what is near',
    path: (n) => `/api/jobs/nearest?search=${pick(['sund engineer', 'lihgting', 'stage riger'], n)}`,
  },
  { name: 'word and place', path: lists.wordAndPlace },
  { name: 'kind of work', path: (n) => `/api/jobs?category=${pick(['temporary', 'freelance'], n)}` },
  { name: 'pay', path: (n) => `/api/jobs?rate_unit=day&rate_min=${15_000 + 100 * spread(n, 300)}` },
];

/** Beside the page of all. */
export const near = ['London', 'Leeds', 'York', 'Aberdeen'].map((town): Mix => ({
  name: `within 25 miles of ${town}`,
  path: () => `/api/jobs?near=${town}&within=25`,
}));

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

export const moves: readonly Mix[] = [
  move('all jobs', () => ''),
  move('our own', () => '&source=crewcall'),
  move('a common word', (n) => `&search=${pick(['sound', 'lighting', 'rigger'], n)}`),
  move('a kind of work', (n) => `&category=${pick(['temporary', 'freelance'], n)}`),
];
