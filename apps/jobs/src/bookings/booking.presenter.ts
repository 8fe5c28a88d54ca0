import { type BookingEntity, type CallEntity, type RevisionEntity } from '@crewcall/bookings-domain';
import {
  type Booking,
  type Cancellation,
  type HistoryLine,
  type Late,
  type NoShow,
  type OfferSide,
  payOfRole,
  plannedSpans,
} from '@crewcall/contracts-bookings';
import { presentCall } from '../calls/call.presenter.js';
import { placeless } from '../offers/hidden-offer.presenter.js';
import { presentRevision } from '../revisions/revision.presenter.js';
import type { BookingSurroundings } from './booking-list.repository.js';

export interface BookingParts {
  calls: CallEntity[];
  /** Those of them that take time. */
  worked: CallEntity[];
  history: HistoryLine[];
  cancellations: Cancellation[];
  late: Late[];
  noShow: NoShow | null;
  warnings: string[];
  /** The last change asked for. */
  revision: RevisionEntity | null;
}

/** As agreed: a change that was not accepted is shown beside it. */
export function presentBooking(
  booking: BookingEntity,
  beside: BookingSurroundings,
  { calls, worked, history, warnings, revision, cancellations, late, noShow }: BookingParts,
  side: OfferSide,
): Booking {
  const waiting = revision && revision.state !== 'accepted' ? revision : null;
  const agreed = waiting?.agreed.calls ?? calls.map(presentCall);
  const isStanding = booking.state === 'confirmed' || booking.state === 'done';
  const left = (isStanding ? worked : calls).filter(({ removedAt }) => !removedAt);
  const paid = isStanding ? agreed.filter(({ id }) => worked.some((call) => call.id === id)) : agreed;
  const presented: Booking = {
    id: booking.id,
    offer_id: booking.offerId,
    application_id: booking.applicationId,
    job_id: booking.jobId,
    role_id: booking.roleId,
    recruiter_id: booking.recruiterId,
    freelancer_id: booking.freelancerId,
    state: booking.state,
    job_title: beside.job_title,
    role_name: beside.role_name,
    company: beside.company,
    location: beside.location,
    freelancer_name: beside.freelancer_name,
    calls: agreed,
    terms: booking.terms,
    terms_hash: booking.termsHash,
    estimate: payOfRole(plannedSpans(paid, booking.terms), booking.terms),
    clashes: booking.clashes,
    revision: revision && presentRevision(revision, left, side),
    warnings,
    tickets_seen: booking.ticketsSeen,
    reserves: beside.reserves,
    together: beside.together,
    cancellations,
    late,
    no_show: noShow,
    history,
    confirmed_at: booking.confirmedAt.toISOString(),
    cancelled_at: booking.cancelledAt?.toISOString() ?? null,
  };
  const hidesPlace = side === 'freelancer' && beside.hides_place && booking.state === 'cancelled';
  return hidesPlace ? placeless(presented) : presented;
}
