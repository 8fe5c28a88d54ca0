import { loadavg } from 'node:os';
import { type Frames, measureFrames, wordsOf } from './board-frames.js';
import { read } from './client.js';
import { base, nothingRuns, signIn, startBrowser } from './browser.js';
import { dayIn } from './times.js';
import { inJobs } from './product-database.js';

const login = { email: 'jobs@northfieldsounds.example', password: 'Crewcall-2026' };
const APPLICANTS = 2000;
const SMOOTH_MS = 25;

/** A job of the story's company. */
async function postJob(): Promise<string> {
  const { token } = await read<{ token: string }>(`${base}/api/auth/signin`, { body: login }).catch(nothingRuns);
  const event_date = dayIn(40);
  const what = { title: 'Rigger', type: 'freelance', location: 'Leeds', rate: '£300 a day', description: 'Two days.' };
  const post = {
    ...what,
    company: 'Northfield Sounds',
    event_date,
    duration_type: 'days',
    days: 2,
    skills: ['Rigging'],
  };
  return (await read<{ id: string }>(`${base}/api/jobs`, { token, body: post })).id;
}

const fillApplicants = (jobId: string): Promise<void> =>
  inJobs(
    `WITH crew AS (
       INSERT INTO people (user_id, role, first_name, last_name, location, skills)
       SELECT gen_random_uuid(), 'freelancer', 'Person ' || n, 'Ross', 'Leeds',
         CASE WHEN n % 2 = 0 THEN '{Rigging,Driving}'::text[] ELSE '{Driving}' END
       FROM generate_series(1, ${APPLICANTS}) n RETURNING user_id)
     INSERT INTO applications (id, job_id, freelancer_id, recruiter_id, status, cover_letter)
     SELECT gen_random_uuid(), j.id, crew.user_id, j.recruiter_id, 'applied', 'Ten years of truss.'
     FROM jobs j, crew WHERE j.id = $1`,
    [jobId],
  );

/**
 * `npm run bench -- board`: a job with 2,000 applicants in the product that runs at BASE_URL, its board scrolled and a
 * card carried over it, with the first 300 shown and with all. Smooth is a p95 of 25 ms a frame.
 */
export async function bench(): Promise<number> {
  const jobId = await postJob();
  await fillApplicants(jobId);
  const { browser, stop } = await startBrowser();
  try {
    await signIn(browser, login);
    const url = `${base}/dashboard?tab=applications&view=board&job=${jobId}`;
    const all: Frames[] = [];
    for (const cards of [300, APPLICANTS]) all.push(...(await measureFrames(browser, url, cards)));
    console.log(all.map(wordsOf).join('\n'));
    console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
    return all.every(({ p95 }) => p95 <= SMOOTH_MS) ? 0 : 1;
  } finally {
    await browser.close().catch(() => undefined);
    await stop();
  }
}
