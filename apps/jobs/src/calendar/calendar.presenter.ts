import {
  type CalendarItem,
  clockChangeOf,
  lastDayOf,
  piecesOf,
  type Span,
  type Stretch,
  wallOfSpan,
  type WallSpan,
} from '@crewcall/contracts-bookings';
import { areaOf } from '@crewcall/contracts-jobs';
import { unnamedCallId } from '../calls/call.presenter.js';
import type { BlockRow, JobTimeRow } from './calendar-list.repository.js';

const at = (ms: number): string => new Date(ms).toISOString();

const wallOf = ({ starts_on, starts_at, starts_again, ends_on, ends_at, ends_again }: BlockRow | JobTimeRow) => ({
  starts_on,
  starts_at,
  starts_again,
  ends_on,
  ends_at,
  ends_again,
});

function timeOf(row: BlockRow | JobTimeRow) {
  const wall: WallSpan = wallOf(row);
  const span = spanOf(row);
  return {
    ...wall,
    last_day: lastDayOf(wall),
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    clocks: clockChangeOf(wall, span),
  };
}

const spanOf = ({ from_ms, to_ms }: Pick<BlockRow, 'from_ms' | 'to_ms'>): Span => ({
  from: new Date(from_ms),
  to: new Date(to_ms),
});

function agreedTime(row: JobTimeRow, [from_ms, to_ms]: Stretch): JobTimeRow {
  const wall = wallOfSpan(spanOf({ from_ms, to_ms }));
  return { ...row, starts_again: false, ends_again: false, ...wall, from_ms, to_ms };
}

const noBlock = { note: null, rule_id: null, repeat: null, is_exception: false, holds: [] };

const callIdOf = (row: JobTimeRow): string => (row.is_unnamed ? unnamedCallId(row.offer_id, row) : row.id);

const namedJobOf = ({ kind, hides_place, ...row }: JobTimeRow) => ({
  job_id: row.job_id,
  job_title: row.job_title,
  company: row.company,
  recruiter_id: row.recruiter_id,
  location: hides_place && kind !== 'booking' ? areaOf(row.job_location) : row.location,
  call_name: row.call_name,
});

/** The role and the town: nothing that leads to the company. */
const unnamedJobOf = ({ role_name, job_location }: JobTimeRow) => ({
  job_id: null,
  job_title: role_name,
  company: null,
  recruiter_id: null,
  location: areaOf(job_location),
  call_name: null,
});

export const presentJobTime = (row: JobTimeRow): CalendarItem => ({
  id: callIdOf(row),
  kind: row.kind,
  ...timeOf(row.agreed ? agreedTime(row, row.agreed) : row),
  job: {
    ...(row.is_unnamed ? unnamedJobOf(row) : namedJobOf(row)),
    role_name: row.role_name,
    call_id: callIdOf(row),
    offer_id: row.offer_id,
    booking_id: row.booking_id,
    ends_at: row.ends_moment?.toISOString() ?? null,
    rank: row.rank,
  },
  ...noBlock,
});

/** With the time that each still holds: where two meet it is the newer's. */
export function presentBlocks(rows: readonly BlockRow[]): CalendarItem[] {
  const entries = rows.map(({ id, from_ms, to_ms, set_ms }) => ({
    id,
    stretch: [from_ms, to_ms] as Stretch,
    setAt: set_ms,
  }));
  const holds = new Map<string, Stretch[]>();
  for (const { id, stretch } of piecesOf(entries)) holds.set(id, [...(holds.get(id) ?? []), stretch]);
  return rows.map((row) => {
    const time = timeOf(row);
    return {
      id: row.id,
      kind: row.kind,
      ...time,
      job: null,
      note: row.note,
      rule_id: row.rule_id,
      repeat: row.repeat,
      is_exception: row.is_exception,
      holds: (holds.get(row.id) ?? []).map((stretch) => heldOf(stretch, row, time)),
    };
  });
}

/** Nearly every one holds all of its time, whose words are there already. */
const heldOf = ([from_ms, to_ms]: Stretch, row: BlockRow, { from, to }: { from: string; to: string }) => ({
  from: from_ms === row.from_ms ? from : at(from_ms),
  to: to_ms === row.to_ms ? to : at(to_ms),
});

/** A stretch that calendars elsewhere take: nothing is known of it but when. */
export function presentElsewhere([from_ms, to_ms]: Stretch): CalendarItem {
  const span = spanOf({ from_ms, to_ms });
  const wall = wholeDaysOf(wallOfSpan(span));
  const [from, to] = [at(from_ms), at(to_ms)];
  return {
    id: `elsewhere-${from_ms}`,
    kind: 'elsewhere',
    ...wall,
    last_day: lastDayOf(wall),
    from,
    to,
    clocks: clockChangeOf(wall, span),
    job: null,
    ...noBlock,
    holds: [{ from, to }],
  };
}

/** Several days from midnight to midnight are whole days, as one is. */
const wholeDaysOf = (wall: WallSpan): WallSpan =>
  wall.starts_at === '00:00' && wall.ends_at === '00:00' ? { ...wall, starts_at: null, ends_at: null } : wall;
