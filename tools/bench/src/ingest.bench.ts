import { simulatorKeys, startBoards } from '@crewcall/testing-boards';
import { until } from '@crewcall/tools-seed';
import type pg from 'pg';
import { serviceBench } from './replica.js';
import { jobsFrom } from './rows.js';

const JOBS = 100_000;
const ADS = 20_000;
const WANTED_PER_SECOND = 2000;
const WITHIN_MS = 300_000;

/** Jobs of companies, as many as the service is measured at. */
const words = `repeat('Words of a description ' || n, 12)`;
const fill = jobsFrom('generate_series(1, $1::integer) n', {
  company: `'Company ' || n % 500`,
  title: `'Title ' || n % 300`,
  location: `'Town ' || n % 50`,
  rate: `'£200 a day'`,
  description: words,
  created_at: `now() - n * interval '1 minute'`,
  search_text: `lower(concat_ws(E'\\n', 'Title ' || n % 300, 'Company ' || n % 500, ${words}))`,
  location_text: `'town ' || n % 50`,
  categories: `'{freelance,gig}'`,
});

interface Run {
  seen: number;
  kept: number;
  added: number;
  took_ms: number;
}

const settingsOf = (url: string): NodeJS.ProcessEnv => ({
  LOG_LEVEL: 'warn',
  REED_BASE_URL: url,
  REED_API_KEY: simulatorKeys.reedKey,
  REED_QUOTA: '1000000/minute',
  ADZUNA_BASE_URL: url,
  ADZUNA_APP_ID: simulatorKeys.adzunaId,
  ADZUNA_APP_KEY: simulatorKeys.adzunaKey,
  ADZUNA_QUOTA: '1000000/minute',
  BOARD_DETAILS_PER_RUN: '0',
});

/** How many ads a second a worker reads from both boards, cleans, matches and writes beside 100,000 jobs, or so many. */
export async function bench([jobs = JOBS]: readonly (number | string)[] = []): Promise<number> {
  const boards = await startBoards({ openAds: ADS });
  const rows = async (pool: pg.Pool): Promise<void> => {
    await pool.query(fill, [Number(jobs)]);
    await warmUp(boards.url);
  };
  const worker = { name: 'ingest', service: 'jobs-worker', tablesOf: 'jobs' } as const;
  try {
    return await serviceBench({ ...worker, settings: settingsOf(boards.url), fill: rows }, async ({ pool }) => {
      const first = await untilSynced(pool, 1);
      report(`new beside ${jobs} jobs`, first);
      await pool.query(`UPDATE task_schedules SET next_at = now() WHERE name = 'sync-boards'`);
      report('unchanged', await untilSynced(pool, 2));
      return perSecond(first) >= WANTED_PER_SECOND;
    });
  } finally {
    await boards.stop();
  }
}

/** The boards make up their ads when they are first asked; what is measured is the worker. */
async function warmUp(url: string): Promise<void> {
  const { adzunaId, adzunaKey, reedKey } = simulatorKeys;
  const authorization = `Basic ${Buffer.from(`${reedKey}:`).toString('base64')}`;
  const answers = await Promise.all([
    fetch(`${url}/v1/api/jobs/gb/search/1?app_id=${adzunaId}&app_key=${adzunaKey}&what=sound`),
    fetch(`${url}/api/1.0/search?keywords=sound`, { headers: { authorization } }),
  ]);
  if (!answers.every(({ ok }) => ok)) throw new Error('The simulated boards do not answer');
}

async function untilSynced(database: pg.Pool, syncs: number): Promise<Run[]> {
  const haveEnded = async (): Promise<boolean> => {
    const { rows } = await database.query<{ ended: number }>(
      `SELECT count(*)::integer AS ended FROM board_syncs WHERE status = 'ended'`,
    );
    return (rows[0]?.ended ?? 0) >= syncs;
  };
  await until('the end of the sync', haveEnded, WITHIN_MS);
  return (await database.query<{ last_run: Run }>('SELECT last_run FROM boards')).rows.map(({ last_run }) => last_run);
}

/** Both boards are read side by side, so the longer one is the time it took. */
const secondsOf = (runs: Run[]): number => Math.max(...runs.map(({ took_ms }) => took_ms)) / 1000;
const sum = (runs: Run[], of: (run: Run) => number): number => runs.reduce((total, run) => total + of(run), 0);
const perSecond = (runs: Run[]): number => sum(runs, ({ kept }) => kept) / secondsOf(runs);

function report(what: string, runs: Run[]): void {
  const [kept, added] = [sum(runs, (run) => run.kept), sum(runs, (run) => run.added)];
  console.log(
    `${what}: ${kept} ads kept of ${sum(runs, (run) => run.seen)} seen, ${added} added, in ${secondsOf(runs).toFixed(1)} s: ${Math.round(perSecond(runs))} a second`,
  );
}
