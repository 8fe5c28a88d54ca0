import { type CallEntity, type OfferEntity, type RevisionEntity } from '@crewcall/bookings-domain';
import {
  isLiveOffer,
  type Offer,
  type OfferSide,
  ordinalWords,
  payOfRole,
  plannedSpans,
} from '@crewcall/contracts-bookings';
import { presentCall } from '../calls/call.presenter.js';
import { presentRevision } from '../revisions/revision.presenter.js';
import { shownToCrew } from './hidden-offer.presenter.js';
import type { OfferSurroundings } from './offer-surroundings.repository.js';

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export interface OfferParts {
  calls: CallEntity[];
  /** The last change asked for. */
  revision: RevisionEntity | null;
  warnings: string[];
  reliability: string | null;
}

/** What this side may read: crew see both their ranks, a company its own alone, and neither any user's name. */
export function presentOffer(
  offer: OfferEntity,
  beside: OfferSurroundings,
  { calls, revision, warnings, reliability }: OfferParts,
  side: OfferSide,
): Offer {
  const isCrew = side === 'freelancer';
  const { slot_rank, slot_of, dates_rank, dates_of, positions } = beside;
  const waiting = revision && revision.state !== 'accepted' ? revision : null;
  const left = calls.filter(({ removedAt }) => !removedAt);
  // What is over stays as it was asked.
  const shown = isLiveOffer(offer.state) ? left : calls;
  const agreed =
    waiting?.agreed.calls.filter((call) => shown.some(({ id }) => id === call.id)) ?? shown.map(presentCall);
  const presented: Offer = {
    id: offer.id,
    role_id: offer.roleId,
    job_id: offer.jobId,
    application_id: offer.applicationId,
    recruiter_id: offer.recruiterId,
    freelancer_id: offer.freelancerId,
    kind: offer.kind,
    state: offer.state,
    job_title: beside.job_title,
    role_name: beside.role_name,
    company: beside.company,
    location: beside.location,
    freelancer_name: beside.freelancer_name,
    calls: agreed,
    terms: offer.terms,
    terms_hash: offer.termsHash,
    estimate: payOfRole(plannedSpans(agreed, offer.terms), offer.terms),
    note: offer.note,
    answer_by: at(offer.answerBy),
    decide_by: at(offer.decideBy),
    hold_hours: offer.holdHours,
    extension_asked: at(offer.extensionAsked),
    slot: slot_rank === null ? null : { rank: slot_rank, of: slot_of, positions },
    dates: dates_rank === null ? null : { rank: dates_rank, of: isCrew ? dates_of : dates_rank },
    rank_words: rankWords(beside, side),
    answer: offer.answer,
    decline_reason: offer.declineReason,
    release_reason: offer.releaseReason,
    reason_text: offer.reasonText,
    clashes: isCrew && beside.clashes,
    warnings,
    reliability,
    revision: revision && presentRevision(revision, left, side),
    cover: coverOf(beside),
    team: teamOf(beside),
    booking_id: beside.booking_id,
    booking_state: beside.booking_state,
    created_at: offer.createdAt.toISOString(),
    updated_at: offer.updatedAt.toISOString(),
  };
  return isCrew ? shownToCrew(presented, offer.isUnnamed, beside.hides_place) : presented;
}

const coverOf = ({ rescue_id, cover_miles, cover_asked, is_covered }: OfferSurroundings): Offer['cover'] =>
  rescue_id === null ? null : { rescue_id, miles: cover_miles, asked: cover_asked, is_covered };

const teamOf = ({ team_offer_id: id, team_name: name, team_agreed }: OfferSurroundings): Offer['team'] =>
  id === null ? null : { id, name: name ?? '', has_agreed: team_agreed === true };

function rankWords({ slot_rank, slot_of, dates_rank, positions }: OfferSurroundings, side: OfferSide): string[] {
  if (slot_rank === null || dates_rank === null) return [];
  if (side === 'recruiter') return [`You hold ${ordinalWords(dates_rank)} pencil on these dates`];
  const places = positions === 1 ? 'this slot' : `${positions} places`;
  return [
    `You are ${ordinalWords(slot_rank)} of ${slot_of} for ${places}`,
    `They hold ${ordinalWords(dates_rank)} pencil on your dates`,
  ];
}
