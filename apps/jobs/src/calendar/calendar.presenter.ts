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

const spanOf = ({ from_ms, to_ms }: Pick<BlockRow, 'from_ms' | 'to_ms'>): Span => ({
  from: new Date(from_ms),
  to: new Date(to_ms),
});

type Times = WallSpan & Pick<BlockRow, 'from_ms' | 'to_ms'>;
type Rest = Pick<CalendarItem, 'id' | 'kind' | 'job' | 'note' | 'rule_id' | 'repeat' | 'is_exception'>;

/** One literal without spreads: a month may hold hundreds, and V8 copies each spread property by property. */
function itemOf(times: Times, rest: Rest, holds: readonly Stretch[]): CalendarItem {
  const span = spanOf(times);
  const [from, to] = [span.from.toISOString(), span.to.toISOString()];
  return {
    id: rest.id,
    kind: rest.kind,
    starts_on: times.starts_on,
    starts_at: times.starts_at,
    starts_again: times.starts_again,
    ends_on: times.ends_on,
    ends_at: times.ends_at,
    ends_again: times.ends_again,
    last_day: lastDayOf(times),
    from,
    to,
    clocks: clockChangeOf(times, span),
    job: rest.job,
    note: rest.note,
    rule_id: rest.rule_id,
    repeat: rest.repeat,
    is_exception: rest.is_exception,
    // Nearly every one holds all of its time, whose words are there already.
    holds: holds.map(([start, end]) => ({
      from: start === times.from_ms ? from : at(start),
      to: end === times.to_ms ? to : at(end),
    })),
  };
}

function agreedTime(row: JobTimeRow, [from_ms, to_ms]: Stretch): JobTimeRow {
  const wall = wallOfSpan(spanOf({ from_ms, to_ms }));
  return { ...row, starts_again: false, ends_again: false, ...wall, from_ms, to_ms };
}

const noBlock = { note: null, rule_id: null, repeat: null, is_exception: false };

const callIdOf = (row: JobTimeRow): string => (row.is_unnamed ? unnamedCallId(row.offer_id, row) : row.id);

const namedJobOf = (row: JobTimeRow) => ({
  job_id: row.job_id,
  job_title: row.job_title,
  company: row.company,
  recruiter_id: row.recruiter_id,
  location: row.hides_place && row.kind !== 'booking' ? areaOf(row.job_location) : row.location,
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

export function presentJobTime(row: JobTimeRow): CalendarItem {
  const job = {
    ...(row.is_unnamed ? unnamedJobOf(row) : namedJobOf(row)),
    role_name: row.role_name,
    call_id: callIdOf(row),
    offer_id: row.offer_id,
    booking_id: row.booking_id,
    ends_at: row.ends_moment?.toISOString() ?? null,
    rank: row.rank,
  };
  const times = row.agreed ? agreedTime(row, row.agreed) : row;
  return itemOf(times, { id: callIdOf(row), kind: row.kind, job, ...noBlock }, []);
}

/** With the time that each still holds: where two meet it is the newer's. */
export function presentBlocks(rows: readonly BlockRow[]): CalendarItem[] {
  const entries = rows.map(({ id, from_ms, to_ms, set_ms }) => ({
    id,
    stretch: [from_ms, to_ms] as Stretch,
    setAt: set_ms,
  }));
  const holds = new Map<string, Stretch[]>();
  for (const { id, stretch } of piecesOf(entries)) {
    const held = holds.get(id);
    if (held) held.push(stretch);
    else holds.set(id, [stretch]);
  }
  return rows.map((row) => {
    const { id, kind, note, rule_id, repeat, is_exception } = row;
    return itemOf(row, { id, kind, job: null, note, rule_id, repeat, is_exception }, holds.get(id) ?? []);
  });
}

/** A stretch that calendars elsewhere take: nothing is known of it but when. */
export function presentElsewhere([from_ms, to_ms]: Stretch): CalendarItem {
  const wall = wholeDaysOf(wallOfSpan(spanOf({ from_ms, to_ms })));
  const rest = { id: `elsewhere-${from_ms}`, kind: 'elsewhere' as const, job: null, ...noBlock };
  return itemOf({ ...wall, from_ms, to_ms }, rest, [[from_ms, to_ms]]);
}

/** Several days from midnight to midnight are whole days, as one is. */
const wholeDaysOf = (wall: WallSpan): WallSpan =>
  wall.starts_at === '00:00' && wall.ends_at === '00:00' ? { ...wall, starts_at: null, ends_at: null } : wall;
