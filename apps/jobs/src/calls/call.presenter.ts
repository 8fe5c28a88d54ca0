import { type CallEntity, spanOfRange, wallOf } from '@crewcall/bookings-domain';
import { type Call, clockChangeOf } from '@crewcall/contracts-bookings';

/** What any user may read of a call of a listed job. */
export function presentCall(call: CallEntity): Call {
  const wall = wallOf(call);
  const { from, to } = spanOfRange(call.during);
  return {
    id: call.id,
    job_id: call.jobId,
    name: call.name,
    place: call.place,
    ...wall,
    starts_again: call.startsAgain,
    ends_again: call.endsAgain,
    from: from.toISOString(),
    to: to.toISOString(),
    clocks: clockChangeOf(wall),
    is_time_to_follow: wall.starts_at === null,
  };
}
