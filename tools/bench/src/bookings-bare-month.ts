import {
  type CalendarItem,
  type CalendarJob,
  clockChangeOf,
  lastDayOf,
  piecesOf,
  type Stretch,
  type WallSpan,
} from '@crewcall/contracts-bookings';
import type pg from 'pg';

type Row = WallSpan &
  Pick<CalendarItem, 'id' | 'kind' | 'note'> &
  Pick<CalendarJob, 'job_id' | 'job_title' | 'company' | 'recruiter_id' | 'role_name' | 'location' | 'call_name'> &
  Record<'offer_id' | 'booking_id', string> &
  Record<'from_ms' | 'to_ms' | 'set_ms', number>;

const time = `c.id, c.starts_on::text, left(c.starts_at::text, 5) AS starts_at, c.starts_again, c.ends_on::text,
  left(c.ends_at::text, 5) AS ends_at, c.ends_again, date_part('epoch', lower(c.during)) * 1000 AS from_ms,
  date_part('epoch', upper(c.during)) * 1000 AS to_ms`;
const calls = `SELECT ${time}, 'booking' AS kind, NULL AS note, j.id AS job_id, j.title AS job_title, j.company, j.recruiter_id,
    j.location, r.name AS role_name, c.name AS call_name, b.offer_id, b.id AS booking_id
  FROM bookings.commitments m JOIN bookings.bookings b ON b.id = m.booking_id JOIN bookings.calls c ON c.id = m.call_id
  JOIN bookings.roles r ON r.id = b.role_id JOIN jobs j ON j.id = c.job_id
  WHERE m.freelancer_id = $1 AND m.during && $2::tstzrange AND m.state = 'confirmed'`;
const blocks = `SELECT ${time}, c.kind, c.note, date_part('epoch', c.set_at) * 1000 AS set_ms
  FROM bookings.blocks c WHERE c.freelancer_id = $1 AND c.during && $2::tstzrange`;

const at = (ms: number): string => new Date(ms).toISOString();

function jobOf(row: Row): CalendarJob {
  const { job_id, job_title, company, recruiter_id, role_name, location, call_name, offer_id, booking_id } = row;
  const about = { job_id, job_title, company, recruiter_id, role_name, location, call_id: row.id, call_name };
  return { ...about, offer_id, booking_id, ends_at: null, rank: null };
}

function itemOf(row: Row, job: CalendarJob | null, holds: Stretch[]): CalendarItem {
  return {
    id: row.id,
    kind: row.kind,
    starts_on: row.starts_on,
    starts_at: row.starts_at,
    starts_again: row.starts_again,
    ends_on: row.ends_on,
    ends_at: row.ends_at,
    ends_again: row.ends_again,
    last_day: lastDayOf(row),
    from: at(row.from_ms),
    to: at(row.to_ms),
    clocks: clockChangeOf(row, { from: new Date(row.from_ms), to: new Date(row.to_ms) }),
    job,
    note: row.note,
    rule_id: null,
    repeat: null,
    is_exception: false,
    holds: holds.map(([from, to]) => ({ from: at(from), to: at(to) })),
  };
}

/** A month made of its rows: two statements, and the product's own rules of time. */
export async function bareMonth(pool: pg.Pool, values: unknown[]): Promise<{ items: CalendarItem[] }> {
  const read = async (name: string, text: string): Promise<Row[]> =>
    (await pool.query<Row>({ name, text, values })).rows;
  const [called, blocked] = await Promise.all([read('calls', calls), read('blocks', blocks)]);
  const holds = new Map(blocked.map(({ id }) => [id, [] as Stretch[]]));
  const entries = blocked.map(({ id, from_ms, to_ms, set_ms }): { id: string; stretch: Stretch; setAt: number } => ({
    id,
    stretch: [from_ms, to_ms],
    setAt: set_ms,
  }));
  for (const { id, stretch } of piecesOf(entries)) holds.get(id)?.push(stretch);
  const items = [
    ...called.map((row) => itemOf(row, jobOf(row), [])),
    ...blocked.map((row) => itemOf(row, null, holds.get(row.id) ?? [])),
  ];
  return { items: items.sort((one, other) => (one.from < other.from ? -1 : 1)) };
}
