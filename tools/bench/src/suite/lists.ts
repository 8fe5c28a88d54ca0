import { lists } from '../jobs-mixes.js';
import { fillJobs } from '../jobs.rows.js';
import type { Replica } from '../replica.js';
import { assertAlike, compare } from './compare.js';
import { type Measured, type Sizes, tell } from './measured.js';
import { overRows, withSides } from './sides.js';

interface Mix {
  id: string;
  what: string;
  path: (n: number, rows: number) => string;
  least: number;
}

const mixes: readonly Mix[] = [
  { id: 'B1', what: 'list of jobs, with its total', path: lists.first, least: 0.45 },
  { id: 'B1', what: 'any of a hundred pages', path: lists.anyPage, least: 0.45 },
  { id: 'B2', what: 'common word', path: lists.word, least: 0.45 },
  { id: 'B2', what: 'word and place', path: lists.wordAndPlace, least: 0.6 },
  { id: 'B2', what: 'selective, unseen', path: lists.unseen, least: 0.8 },
];

const measureAll = (replica: Replica, rows: number, sizes: Sizes): Promise<Measured[]> =>
  withSides(replica, { bare: 'lists', upstreams: { JOBS_URL: replica.base } }, async (ours, theirs) => {
    const all: Measured[] = [];
    for (const { id, what, path, least } of mixes) {
      const asked = (n: number): string => path(n, rows);
      await assertAlike(ours, theirs, asked);
      const rounds = await compare(ours, theirs, sizes, asked);
      all.push(tell({ id, what, rows, rounds, goal: { of: 'perSecond', least } }));
    }
    return all;
  });

/** Lists of jobs through the gateway, beside one statement a page by the bare driver, which tells no total. */
export const measureLists = (sizes: Sizes): Promise<Measured[]> =>
  overRows(
    sizes,
    (rows) => ({ name: `suite-jobs-${rows}`, service: 'jobs', fill: (pool) => fillJobs(pool, rows) }),
    (replica, rows) => measureAll(replica, rows, sizes),
  );
