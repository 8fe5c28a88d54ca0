import type pg from 'pg';
import { fillJobs } from './jobs.rows.js';
import { type Replica, withReplica, withServers } from './replica.js';
import { against, inTurns, p50p95, readPage } from './times.js';

const JOBS = 100_000;
const WANTED = 1.6;
const TURNS = [60, 300] as const;

const places = ['London', 'Leeds', 'York', 'Aberdeen'];

/** As the service places them when they are written. */
const place = `UPDATE jobs SET lat = t.lat, lon = t.lon, placed_as = location_text
  FROM (VALUES ('london', 51.50853, -0.12574), ('leeds', 53.79648, -1.54785), ('bristol', 51.45523, -2.59665),
    ('glasgow', 55.86515, -4.25763), ('cardiff', 51.48, -3.18), ('belfast', 54.59682, -5.92541),
    ('york', 53.95763, -1.08271), ('hull', 53.7446, -0.33525)) AS t (town, lat, lon) WHERE location_text = t.town`;

/** Has what a fill brought placed. */
export async function placeJobs(pool: pg.Pool): Promise<void> {
  await pool.query(place);
  await pool.query('VACUUM ANALYZE jobs');
}

async function measure({ base }: Replica): Promise<boolean> {
  let isEnough = true;
  for (const town of places) {
    const near = `${base}/api/jobs?near=${town}&within=25`;
    const { ours, theirs } = await inTurns(
      TURNS,
      () => readPage(near),
      () => readPage(`${base}/api/jobs`),
    );
    const times = against(ours, theirs);
    console.log(`within 25 miles of ${town}: ${p50p95(ours)}; ${times} × the page without it`);
    isEnough &&= Number(times) <= WANTED;
  }
  return isEnough;
}

/** `npm run bench -- near`: jobs within 25 miles among 100,000, beside the page of all in the same run. */
export const benchNear = (): Promise<number> =>
  withServers(['jobs'], () =>
    withReplica(
      {
        name: 'near',
        service: 'jobs',
        fill: async (pool) => {
          await fillJobs(pool, JOBS);
          await placeJobs(pool);
        },
      },
      measure,
    ),
  );
