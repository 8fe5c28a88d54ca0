import { type CallEntity, spanOfRange, wallOf } from '@crewcall/bookings-domain';
import { type Call, clockChangeOf, type WallSpan } from '@crewcall/contracts-bookings';
import { districtOf } from '@crewcall/contracts-jobs';

/** As its company and who is booked read it. */
export function presentCall(call: CallEntity): Call {
  const wall = wallOf(call);
  const span = spanOfRange(call.during);
  return {
    id: call.id,
    job_id: call.jobId,
    name: call.name,
    place: call.place,
    ...wall,
    starts_again: call.startsAgain,
    ends_again: call.endsAgain,
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    clocks: clockChangeOf(wall, span),
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

/** With the postcode district of its own place, if it has one: for a job that hides its place. */
export const withoutPlace = <P extends { place: string | null }>(call: P): P => ({
  ...call,
  place: call.place && districtOf(call.place),
});
