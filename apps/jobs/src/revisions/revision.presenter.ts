import type { CallEntity, RevisionEntity } from '@crewcall/bookings-domain';
import { spanOfRange } from '@crewcall/bookings-domain';
import type { OfferSide, Revision } from '@crewcall/contracts-bookings';
import { changesTime } from './revision.rules.js';

/** Why a user cannot make a change is known to them alone: a clash reads as any other no. */
export function presentRevision(revision: RevisionEntity, calls: readonly CallEntity[], side: OfferSide): Revision {
  const { id, number, state, changed, terms } = revision;
  const isCrew = side === 'freelancer';
  return {
    id,
    number,
    state: state === 'replaced' ? 'refused' : state,
    changed,
    clashes: isCrew && revision.clashes,
    words: wordsOf(revision, isCrew),
    terms,
    calls: calls.map((call) => {
      const { from, to } = spanOfRange(call.during);
      return {
        call_id: call.id,
        name: call.name,
        place: call.place,
        from: from.toISOString(),
        to: to.toISOString(),
        is_time_to_follow: call.startsAt === null,
      };
    }),
  };
}

function wordsOf({ state, changed, clashes }: RevisionEntity, isCrew: boolean): string {
  if (state === 'accepted') return 'Accepted';
  if (state === 'asked')
    return isCrew ? 'Please accept the change, or say that you cannot make it.' : 'Waiting for an answer';
  if (isCrew && clashes) return 'You are booked then, so the company reads that you cannot make the new time.';
  return changesTime(changed) ? 'Cannot make the new time' : 'Cannot make the change';
}
