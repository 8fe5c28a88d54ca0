import type { TeamOfferRow } from '@crewcall/bookings-domain';
import {
  daysWords,
  type DeclineReason,
  declineReasonWords,
  isApproved,
  missingWords,
  rateWords,
  type SlotAnswer,
  type TeamOffer,
  type TeamOfferSlot,
} from '@crewcall/contracts-bookings';
import type { TeamSlotFacts } from './team-offer-facts.repository.js';

interface Parts {
  teamOffer: TeamOfferRow;
  job: { title: string; company: string };
  slots: readonly TeamSlotFacts[];
  /** Of those still asked who are booked then: the overlap, by person. */
  clashes: ReadonlyMap<string, string>;
  side: TeamOffer['side'];
  readerId: string;
}

export function presentTeamOffer({ teamOffer, job, slots, clashes, side, readerId }: Parts): TeamOffer {
  const { id, team_id, team_name, job_id, created_at } = teamOffer;
  const shown = slots.map((slot) => presentSlot(slot, clashes.get(slot.freelancer_id), { side, readerId }));
  const answerBy = slots.find(({ state }) => state === 'open')?.answer_by;
  return {
    id,
    team_id,
    team_name,
    job_id,
    job_title: job.title,
    company: job.company,
    side,
    state: stateOf(teamOffer, shown),
    answer_by: answerBy?.toISOString() ?? null,
    slots: shown,
    created_at: created_at.toISOString(),
  };
}

function stateOf({ booked_at, stopped_at }: TeamOfferRow, slots: readonly TeamOfferSlot[]): TeamOffer['state'] {
  if (booked_at) return 'booked';
  if (stopped_at || !slots.length) return 'stopped';
  return slots.some(isMissing) ? 'blocked' : 'open';
}

export const isMissing = ({ answer }: Pick<TeamOfferSlot, 'answer'>): boolean =>
  answer === 'no' || answer === 'not_free';

function presentSlot(
  slot: TeamSlotFacts,
  overlap: string | undefined,
  { side, readerId }: Pick<Parts, 'side' | 'readerId'>,
): TeamOfferSlot {
  const { freelancer_id: user_id, first_name, last_name, role_id, role_name, days, terms, approved, miles } = slot;
  const isOwn = side === 'company' || user_id === readerId;
  const answer = answerOf(slot, overlap);
  return {
    user_id,
    first_name,
    last_name,
    role_id,
    role_name,
    days: daysWords(days),
    rate: isOwn ? rateWords(terms) : null,
    offer_id: isOwn ? slot.offer_id : null,
    answer,
    missing: missingOf(slot, overlap, answer),
    substitute: slot.substitute_id
      ? { user_id: slot.substitute_id, name: slot.substitute_name ?? 'A crew member' }
      : null,
    lead_may_accept:
      side === 'lead' && answer === 'waiting' && (user_id === readerId || isApproved(approved, { terms, days, miles })),
  };
}

function answerOf({ state, agreed_at }: TeamSlotFacts, overlap: string | undefined): SlotAnswer {
  if (state === 'confirmed') return 'booked';
  if (state !== 'open') return 'no';
  if (overlap !== undefined) return 'not_free';
  return agreed_at ? 'yes' : 'waiting';
}

function missingOf(slot: TeamSlotFacts, overlap: string | undefined, answer: SlotAnswer): string | null {
  const name = slot.first_name ?? 'A member';
  if (answer === 'not_free') return missingWords(slot.first_name, overlap ?? '');
  if (answer !== 'no') return null;
  if (slot.state === 'declined') return `${name} declined: ${declineReasonWords[slot.decline_reason as DeclineReason]}`;
  return slot.state === 'expired' ? `${name} did not answer in time` : `${name} is no longer asked`;
}
