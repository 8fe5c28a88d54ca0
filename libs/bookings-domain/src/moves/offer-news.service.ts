import { estimateWords, type Mover, payOfRole } from '@crewcall/contracts-bookings';
import {
  bookingConfirmed,
  offerAnswered,
  type OfferAnsweredPayload,
  offerEnded,
  type OfferEndedPayload,
  type OfferFacts,
  offerMade,
  offerReminded,
  pencilChallenged,
  pencilMoved,
} from '@crewcall/contracts-bookings/dto';
import { areaOf } from '@crewcall/contracts-jobs';
import { type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { plannedSpans, spanOfRange, timesOf } from '../calls/call.factory.js';
import { CallRepository } from '../calls/call.repository.js';
import type { OfferEntity } from '../offers/offer.entity.js';
import { RoleRepository } from '../roles/role.repository.js';

/** Publishes what happened to offers, inside the transaction in which it happened: ids and facts, never free text. */
@Injectable()
export class OfferNews {
  constructor(
    private readonly events: Events,
    private readonly calls: CallRepository,
    private readonly jobs: JobRepository,
    private readonly roles: RoleRepository,
  ) {}

  async made(offer: OfferEntity, job: JobEntity): Promise<void> {
    const calls = await this.calls.ofIds(offer.callIds);
    const spans = calls.map(({ during }) => spanOfRange(during));
    const estimate = estimateWords(payOfRole(plannedSpans(calls.map(timesOf), offer.terms), offer.terms), calls.length);
    const facts = await this.factsOf(offer, job);
    const first_call_at = (spans[0]?.from ?? offer.createdAt).toISOString();
    const answer_by = (offer.answerBy ?? offer.createdAt).toISOString();
    const payload = { ...facts, first_call_at, answer_by, ...(estimate && { estimate }) };
    await this.events.publish(offerMade, { ...subject(offer), payload });
  }

  async answered(offer: OfferEntity, outcome: OfferAnsweredPayload['outcome'], reason?: string | null): Promise<void> {
    const payload = { ...(await this.factsOf(offer)), outcome, ...(reason && { reason }) };
    await this.events.publish(offerAnswered, { ...subject(offer), payload });
  }

  async ended(offer: OfferEntity, outcome: OfferEndedPayload['outcome'], by: Mover, rank?: number): Promise<void> {
    const payload = { ...(await this.factsOf(offer)), outcome, by, ...(rank && { rank }) };
    await this.events.publish(offerEnded, { ...subject(offer), payload });
  }

  /** All of one role: what they share is read once. */
  async endedAll(offers: OfferEntity[], outcome: OfferEndedPayload['outcome'], by: Mover, ranks?: Map<string, number>) {
    const first = offers.find(({ isUnnamed }) => !isUnnamed) ?? offers[0];
    if (!first) return;
    const shared = await this.factsOf(first);
    for (const offer of offers) {
      const rank = ranks?.get(offer.id);
      const { kind, freelancerId: freelancer_id, isUnnamed } = offer;
      const own = isUnnamed ? await this.factsOf(offer) : { ...shared, kind, freelancer_id };
      const payload = { ...own, outcome, by, ...(rank && { rank }) };
      await this.events.publish(offerEnded, { ...subject(offer), payload });
    }
  }

  async moved(offer: OfferEntity, rank: number, of: number): Promise<void> {
    const payload = { ...(await this.factsOf(offer)), rank, of };
    await this.events.publish(pencilMoved, { ...subject(offer), payload });
  }

  async challenged(offer: OfferEntity, decideBy: Date): Promise<void> {
    const payload = { ...(await this.factsOf(offer)), decide_by: decideBy.toISOString() };
    await this.events.publish(pencilChallenged, { ...subject(offer), payload });
  }

  async reminded(offer: OfferEntity, endsAt: Date): Promise<void> {
    const waits_for: 'company' | 'crew' = offer.state === 'held' ? 'company' : 'crew';
    const payload = { ...(await this.factsOf(offer)), ends_at: endsAt.toISOString(), waits_for };
    await this.events.publish(offerReminded, { ...subject(offer), payload });
  }

  async confirmed(booking: BookingEntity, offer: OfferEntity, by: Mover, isHire: boolean): Promise<void> {
    const calls = await this.calls.ofIds(offer.callIds);
    const job = await this.jobs.findEvenDeleted(offer.jobId);
    const { job_id, job_title, role, recruiter_id, freelancer_id } = await this.factsOf(offer, job);
    const booked = calls.map(({ id, during }) => {
      const { from, to } = spanOfRange(during);
      return { id, from: from.toISOString(), to: to.toISOString() };
    });
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
        company: job?.company ?? '',
        location: job?.location ?? '',
        calls: booked,
        by: by === 'time' ? 'system' : by,
        ...(isHire && { is_hire: true }),
      },
    });
  }

  private async factsOf(offer: OfferEntity, known?: JobEntity | null): Promise<OfferFacts> {
    const job = known ?? (await this.jobs.findEvenDeleted(offer.jobId));
    const role = await this.roles.find(offer.roleId);
    const calls = await this.calls.ofIds(offer.callIds);
    const { kind, jobId: job_id, recruiterId: recruiter_id, freelancerId: freelancer_id } = offer;
    return {
      kind,
      job_id,
      job_title: job?.title ?? '',
      role: role?.name ?? job?.title ?? '',
      recruiter_id,
      freelancer_id,
      days: calls.map(({ startsOn }) => startsOn),
      location: (offer.isUnnamed ? areaOf(job?.location ?? '') : job?.shownLocation) ?? '',
      ...(offer.isUnnamed && { is_unnamed: true }),
    };
  }
}

const subject = ({ id: subjectId, version }: OfferEntity) => ({ subjectId, version });
