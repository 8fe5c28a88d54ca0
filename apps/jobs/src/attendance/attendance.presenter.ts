import {
  type AttendedOf,
  type CallEntity,
  isAgreedToFollow,
  type LateOf,
  type SheetPerson,
} from '@crewcall/bookings-domain';
import {
  type Attendance,
  type Attended,
  type AttendanceWord,
  attendanceLimits,
  type Late,
} from '@crewcall/contracts-bookings';

/** How long a call without an arrival stands out. */
const SHOWN_MS = 72 * 3_600_000;

/** What was said first counts, by whichever side; a person is missing by the time that they agreed to. */
export function attendanceOf(
  person: SheetPerson,
  { attended, lates }: { attended: readonly AttendedOf[]; lates: readonly LateOf[] },
  call: CallEntity,
  now: Date,
): Attendance {
  const first = (word: AttendanceWord): Attended | null => {
    const found = attended.find((one) => one.userId === person.userId && one.what === word);
    if (!found) return null;
    const { at, sent_at, by, by_name, is_near, point } = found;
    return { at, sent_at, by, by_name, is_near, point };
  };
  const arrived = first('arrived');
  const since = now.getTime() - person.from.getTime();
  const isTime = !isAgreedToFollow(call, person) && since >= attendanceLimits.missingAfterMs && since <= SHOWN_MS;
  return { on_way: first('on_way'), arrived, late: lateOf(person.userId, lates), is_missing: isTime && !arrived };
}

function lateOf(userId: string, lates: readonly LateOf[]): Late | null {
  const found = lates.find((one) => one.userId === userId);
  if (!found) return null;
  const { userId: _own, ...late } = found;
  return late;
}
