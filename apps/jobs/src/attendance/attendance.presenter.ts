import { type AttendedOf, type CallEntity, type LateOf, spanOfRange } from '@crewcall/bookings-domain';
import {
  type Attendance,
  type Attended,
  type AttendanceWord,
  attendanceLimits,
  type Late,
} from '@crewcall/contracts-bookings';

/** How long a call without an arrival stands out. */
const SHOWN_MS = 72 * 3_600_000;

/** What was said first counts, by whichever side. */
export function attendanceOf(
  userId: string,
  { attended, lates }: { attended: readonly AttendedOf[]; lates: readonly LateOf[] },
  call: CallEntity,
  now: Date,
): Attendance {
  const first = (word: AttendanceWord): Attended | null => {
    const found = attended.find((one) => one.userId === userId && one.what === word);
    if (!found) return null;
    const { at, sent_at, by, by_name, is_near, point } = found;
    return { at, sent_at, by, by_name, is_near, point };
  };
  const arrived = first('arrived');
  const since = now.getTime() - spanOfRange(call.during).from.getTime();
  const isTime = call.startsAt !== null && since >= attendanceLimits.missingAfterMs && since <= SHOWN_MS;
  return { on_way: first('on_way'), arrived, late: lateOf(userId, lates), is_missing: isTime && !arrived };
}

function lateOf(userId: string, lates: readonly LateOf[]): Late | null {
  const found = lates.find((one) => one.userId === userId);
  if (!found) return null;
  const { userId: _own, ...late } = found;
  return late;
}
