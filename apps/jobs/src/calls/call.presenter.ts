import { type CallEntity, spanOfRange, wallOf } from '@crewcall/bookings-domain';
import { type Call, clockChangeOf, type WallSpan } from '@crewcall/contracts-bookings';

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

/** Stands for a call whose own id would lead to its company. */
export const unnamedCallId = (offerId: string, { starts_on, starts_at }: WallSpan): string =>
  `${offerId}:${starts_on}T${starts_at ?? ''}`;

/** When it is and nothing else: for who is asked without the company's name. */
export const unnamedCall = (call: Call, offerId: string): Call => ({
  ...call,
  id: unnamedCallId(offerId, call),
  job_id: null,
  name: null,
  place: null,
});
