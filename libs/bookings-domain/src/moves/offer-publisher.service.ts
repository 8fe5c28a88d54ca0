import {
  callWords,
  cancelTermsLines,
  estimateWords,
  type Mover,
  payOfRole,
  plannedSpans,
  rateWords,
  termsLines,
} from '@crewcall/contracts-bookings';
import {
  bookingConfirmed,
  offerAnswered,
  type OfferAnsweredPayload,
  offerEnded,
  type OfferEndedPayload,
  offerMade,
  type OfferMadePayload,
  offerReminded,
  pencilChallenged,
  pencilMoved,
} from '@crewcall/contracts-bookings/dto';
import type { JobEntity } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import type { BookingEntity } from '../bookings/booking.entity.js';
import type { TakenCall } from '../bookings/booking.repository.js';
import type { CallEntity } from '../calls/call.entity.js';
import { timesOf, wallOf } from '../calls/call-row.js';
import { spanOfRange } from '../time/range.js';
import { CallRepository } from '../calls/call.repository.js';
import type { OfferEntity } from '../offers/offer.entity.js';
import { OfferFactsReader } from './offer-facts.service.js';
import type { HeldOffer } from './offer-locks.service.js';

/** Publishes what happened to offers, inside the transaction in which it happened: ids and facts, never free text. */
@Injectable()
export class OfferPublisher {
  constructor(
    private readonly events: Events,
    private readonly calls: CallRepository,
    private readonly facts: OfferFactsReader,
  ) {}

  async publishOffer(offer: OfferEntity, job: JobEntity, cover?: OfferMadePayload['cover']): Promise<void> {
    const calls = await this.calls.callsLeftOf(offer.callIds);
    const spans = calls.map(({ during }) => spanOfRange(during));
    const estimate = estimateWords(payOfRole(plannedSpans(calls.map(timesOf), offer.terms), offer.terms), calls.length);
    const facts = await this.facts.factsOf(offer, { job, calls });
    const first_call_at = (spans[0]?.from ?? offer.createdAt).toISOString();
    const answer_by = (offer.answerBy ?? offer.createdAt).toISOString();
    const agreed = offer.kind === 'enquiry' ? undefined : agreedWords(calls, offer);
    const payload = {
      ...facts,
      first_call_at,
      answer_by,
      ...(estimate && { estimate }),
      ...(agreed && { agreed }),
      ...(cover && { cover }),
    };
    await this.events.publish(offerMade, { ...subject(offer), payload });
  }

  async publishAnswer(
    { offer, ...known }: HeldOffer,
    outcome: OfferAnsweredPayload['outcome'],
    reason?: string | null,
  ): Promise<void> {
    const payload = { ...(await this.facts.factsOf(offer, known)), outcome, ...(reason && { reason }) };
    await this.events.publish(offerAnswered, { ...subject(offer), payload });
  }

  async publishEnd(offer: OfferEntity, outcome: OfferEndedPayload['outcome'], by: Mover, rank?: number): Promise<void> {
    const payload = { ...(await this.facts.factsOf(offer)), outcome, by, ...(rank && { rank }) };
    await this.events.publish(offerEnded, { ...subject(offer), payload });
  }

  async publishEnds(
    offers: OfferEntity[],
    outcome: OfferEndedPayload['outcome'],
    by: Mover,
    ranks?: Map<string, number>,
  ) {
    const facts = await this.facts.ofAll(offers);
    for (const offer of offers) {
      const [own, rank] = [facts.get(offer.id), ranks?.get(offer.id)];
      if (!own) continue;
      const payload = { ...own, outcome, by, ...(rank && { rank }) };
      await this.events.publish(offerEnded, { ...subject(offer), payload });
    }
  }

  async publishMove(offer: OfferEntity, rank: number, of: number): Promise<void> {
    const payload = { ...(await this.facts.factsOf(offer)), rank, of };
    await this.events.publish(pencilMoved, { ...subject(offer), payload });
  }

  async publishChallenge(offer: OfferEntity, decideBy: Date): Promise<void> {
    const payload = { ...(await this.facts.factsOf(offer)), decide_by: decideBy.toISOString() };
    await this.events.publish(pencilChallenged, { ...subject(offer), payload });
  }

  /** Who is waited for is reminded: of an open question the person, of a pencil the company. */
  async publishReminders(offers: OfferEntity[]): Promise<void> {
    const facts = await this.facts.ofAll(offers);
    for (const offer of offers) {
      const [own, endsAt] = [facts.get(offer.id), offer.state === 'open' ? offer.answerBy : offer.decideBy];
      if (!own || !endsAt) continue;
      const waits_for: 'company' | 'crew' = offer.state === 'held' ? 'company' : 'crew';
      const payload = { ...own, ends_at: endsAt.toISOString(), waits_for };
      await this.events.publish(offerReminded, { ...subject(offer), payload });
    }
  }

  /** With all its calls, or with those that it still has. */
  async publishBooking(
    booking: BookingEntity,
    { offer, job, role: held, calls: read }: HeldOffer,
    { by, isHire, taken }: { by: Mover; isHire?: boolean; taken?: TakenCall[] },
  ): Promise<void> {
    const calls = read ?? (await this.calls.callsLeftOf(offer.callIds));
    const known = { job, role: held, calls };
    const { job_id, job_title, role, recruiter_id, freelancer_id } = await this.facts.factsOf(offer, known);
    await this.events.publish(bookingConfirmed, {
      subjectId: booking.id,
      version: booking.version,
      payload: {
        job_id,
        job_title,
        role,
        recruiter_id,
        freelancer_id,
        offer_id: offer.id,
        ...(offer.applicationId && { application_id: offer.applicationId }),
        company: job.company,
        location: job.location,
        calls: taken ?? calls.map(takenOf),
        by: by === 'time' ? 'system' : by,
        ...(isHire && { is_hire: true }),
      },
    });
  }
}

function takenOf({ id, during, place }: CallEntity): TakenCall {
  const { from, to } = spanOfRange(during);
  return { id, from: from.toISOString(), to: to.toISOString(), ...(place && { place }) };
}

const subject = ({ id: subjectId, version }: OfferEntity) => ({ subjectId, version });

/** As the page of the offer says it, without what the company called its calls. */
const agreedWords = (calls: CallEntity[], { terms }: OfferEntity): string[] => [
  ...calls.map((call) => callWords({ ...wallOf(call), name: null })),
  rateWords(terms),
  ...termsLines(terms).slice(0, 15),
  ...cancelTermsLines(terms).map((line) => `If the company cancels, ${line.toLowerCase()}`),
];
