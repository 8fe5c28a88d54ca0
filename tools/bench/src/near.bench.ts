import { fillPlacedJobs } from './jobs.rows.js';
import { measureMixes, type Mix } from './mixes.js';
import { withReplica, withServers } from './replica.js';

const JOBS = 100_000;
const WANTED = 1.6;
const TURNS = [60, 300] as const;

const mixes = ['London', 'Leeds', 'York', 'Aberdeen'].map((town): Mix => ({
  name: `within 25 miles of ${town}`,
  path: () => `/api/jobs?near=${town}&within=25`,
}));

/** `npm run bench -- near`: jobs within 25 miles among 100,000, beside the page of all in the same run. */
export const benchNear = (): Promise<number> =>
  withServers(['jobs'], () =>
    withReplica({ name: 'near', service: 'jobs', fill: (pool) => fillPlacedJobs(pool, JOBS) }, async ({ base }) => {
      const beside = `${base}/api/jobs`;
      const figures = await measureMixes(mixes, { base, rows: JOBS, noun: 'jobs', turns: TURNS, beside });
      return figures.every(({ ratio }) => ratio <= WANTED);
    }),
  );
