import type { Product } from '../product/product.js';
import type { ApplicationFact, Facts, JobFact, NoticeFact } from './facts.js';
import { rowsOf } from './rows.js';

/** What people read: a notification says nothing else of the operation it tells of. */
const titles: Record<string, NoticeFact['about']> = { 'New application': 'apply', 'You’re hired!': 'hire' };

/** Which operation a notification tells of; undefined when of none of this drill's. */
export function noticeFactOf({ title, message }: { title: string; message: string }, prefix: string): NoticeFact[] {
  const about = titles[title];
  const job = new RegExp(`${prefix} \\d{4}`).exec(message)?.[0];
  return about && job ? [{ about, job }] : [];
}

const JOBS = `SELECT title, status, closed_reason AS "closedReason", hired_count AS "hiredCount"
              FROM jobs WHERE title LIKE $1`;
const APPLICATIONS = `SELECT j.title AS job, a.status FROM applications a JOIN jobs j ON j.id = a.job_id
                      WHERE j.title LIKE $1`;
const NOTIFICATIONS = 'SELECT title, message FROM notifications WHERE message LIKE $1';

/** The rows that a drill has left in the databases of jobs and notifications. */
export async function storedFacts(
  product: Product,
  prefix: string,
): Promise<Pick<Facts, 'jobs' | 'applications' | 'notices'>> {
  const [jobsUrl, notificationsUrl] = [product.databaseUrlOf('jobs'), product.databaseUrlOf('notifications')];
  const [jobs, applications, rows] = await Promise.all([
    rowsOf<JobFact>(jobsUrl, JOBS, [`${prefix} %`]),
    rowsOf<ApplicationFact>(jobsUrl, APPLICATIONS, [`${prefix} %`]),
    rowsOf<{ title: string; message: string }>(notificationsUrl, NOTIFICATIONS, [`%${prefix} %`]),
  ]);
  return { jobs, applications, notices: rows.flatMap((row) => noticeFactOf(row, prefix)) };
}
