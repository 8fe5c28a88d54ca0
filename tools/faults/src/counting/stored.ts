import type { Product } from '../product/product.js';
import type { ApplicationFact, BookingFact, Facts, JobFact, NoticeFact } from './facts.js';
import { rowsOf } from './rows.js';

/** What people read: a notification says nothing else of the operation it tells of. */
const titles: [RegExp, NoticeFact['about']][] = [
  [/^New application$/, 'apply'],
  [/^You’re hired!$/, 'hire'],
  [/^New offer: /, 'offer'],
  [/ accepted$/, 'book'],
];

/** Which operation a notification tells of; undefined when of none of this drill's. */
export function noticeFactOf({ title, message }: { title: string; message: string }, prefix: string): NoticeFact[] {
  const about = titles.find(([words]) => words.test(title))?.[1];
  const job = new RegExp(`${prefix} \\d{4}`).exec(`${title} ${message}`)?.[0];
  return about && job ? [{ about, job }] : [];
}

const JOBS = `SELECT title, status, closed_reason AS "closedReason", hired_count AS "hiredCount"
              FROM jobs WHERE title LIKE $1`;
const APPLICATIONS = `SELECT j.title AS job, a.status FROM applications a JOIN jobs j ON j.id = a.job_id
                      WHERE j.title LIKE $1`;
const BOOKINGS = `SELECT j.title AS job,
    cardinality(o.call_ids) = (SELECT count(*) FROM bookings.commitments c WHERE c.booking_id = b.id AND c.state = 'confirmed')
    AND 1 = (SELECT count(*) FROM bookings.history h WHERE h.offer_id = o.id AND h.what = 'confirmed') AS "isWhole"
  FROM bookings.bookings b JOIN bookings.offers o ON o.id = b.offer_id JOIN jobs j ON j.id = b.job_id
  WHERE j.title LIKE $1 AND b.state = 'confirmed'`;
/** Pairs of one person's bookings that meet, in the whole table. */
export const OVERLAPS = `SELECT count(*)::integer AS count FROM bookings.commitments a JOIN bookings.commitments b
  ON a.freelancer_id = b.freelancer_id AND a.id < b.id AND a.during && b.during
  WHERE a.state = 'confirmed' AND b.state = 'confirmed'`;
const NOTIFICATIONS = 'SELECT title, message FROM notifications WHERE message LIKE $1 OR title LIKE $1';

/** The rows that a drill has left in the databases of jobs and notifications. */
export async function storedFacts(product: Product, prefix: string): Promise<Omit<Facts, 'seen' | 'leftovers'>> {
  const [jobsUrl, notificationsUrl] = [product.databaseUrlOf('jobs'), product.databaseUrlOf('notifications')];
  const [jobs, applications, bookings, overlaps, rows] = await Promise.all([
    rowsOf<JobFact>(jobsUrl, JOBS, [`${prefix} %`]),
    rowsOf<ApplicationFact>(jobsUrl, APPLICATIONS, [`${prefix} %`]),
    rowsOf<BookingFact>(jobsUrl, BOOKINGS, [`${prefix} %`]),
    rowsOf<{ count: number }>(jobsUrl, OVERLAPS),
    rowsOf<{ title: string; message: string }>(notificationsUrl, NOTIFICATIONS, [`%${prefix} %`]),
  ]);
  const notices = rows.flatMap((row) => noticeFactOf(row, prefix));
  return { jobs, applications, bookings, overlaps: overlaps[0]?.count ?? 0, notices };
}
