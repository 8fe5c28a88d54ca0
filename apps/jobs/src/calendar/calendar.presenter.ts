import { spanOfRange } from '@crewcall/bookings-domain';
import {
  type CalendarItem,
  clockChangeOf,
  lastDayOf,
  piecesOf,
  type Stretch,
  wallOfSpan,
  type WallSpan,
} from '@crewcall/contracts-bookings';
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
  const { from, to } = spanOfRange(row.during);
  return {
    ...wall,
    last_day: lastDayOf(wall),
    from: from.toISOString(),
    to: to.toISOString(),
    clocks: clockChangeOf(wall),
  };
}

const agreedTime = (row: JobTimeRow, during: string): JobTimeRow => ({
  ...row,
  starts_again: false,
  ends_again: false,
  ...wallOfSpan(spanOfRange(during)),
  during,
});

const noBlock = { note: null, rule_id: null, repeat: null, is_exception: false, holds: [] };

export const presentJobTime = (row: JobTimeRow): CalendarItem => ({
  id: row.id,
  kind: row.kind,
  ...timeOf(row.agreed && row.agreed !== row.during ? agreedTime(row, row.agreed) : row),
  job: {
    job_id: row.job_id,
    job_title: row.job_title,
    company: row.company,
    role_name: row.role_name,
    location: row.location,
    call_id: row.id,
    call_name: row.call_name,
    offer_id: row.offer_id,
    booking_id: row.booking_id,
    ends_at: row.ends_moment?.toISOString() ?? null,
    rank: row.rank,
  },
  ...noBlock,
});

/** With the time that each still holds: where two meet it is the newer's. */
export function presentBlocks(rows: readonly BlockRow[]): CalendarItem[] {
  const entries = rows.map((row) => {
    const { from, to } = spanOfRange(row.during);
    return { id: row.id, stretch: [from.getTime(), to.getTime()] as Stretch, setAt: row.set_at.getTime() };
  });
  const holds = new Map<string, { from: string; to: string }[]>();
  for (const { id, stretch } of piecesOf(entries))
    holds.set(id, [...(holds.get(id) ?? []), { from: at(stretch[0]), to: at(stretch[1]) }]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    ...timeOf(row),
    job: null,
    note: row.note,
    rule_id: row.rule_id,
    repeat: row.repeat,
    is_exception: row.is_exception,
    holds: holds.get(row.id) ?? [],
  }));
}
