import {
  type BookingEntity,
  SlotFilledError,
  type TakenCall,
  BookingRepository,
  CallRepository,
  ConfirmService,
  EndLiveOfferService,
  EndOfferService,
  HistoryRepository,
  PersonLocks,
  newOffer,
  NotFreeError,
  NotPossibleNowError,
  type OfferEntity,
  OfferRepository,
  PersonMissingError,
  PlacesRepository,
  placesOn,
  type RoleEntity,
  RoleRepository,
  spanOfRange,
} from '@crewcall/bookings-domain';
import { bookingStateWords, canMoveBooking, type CancellationKind, type Terms } from '@crewcall/contracts-bookings';
import type { BookedByHire } from '@crewcall/contracts-jobs/dto';
import { bookingCancelled } from '@crewcall/contracts-bookings/dto';
import { type ApplicationEntity, Clock, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { CancellationsService, costFacts } from '../cancelling/cancellations.service.js';
import { PeopleService } from '../people/people.service.js';

export interface HireEnd {
  by: 'company' | 'crew';
  /** Null where the kind says it all. */
  reason: string | null;
  kind?: CancellationKind | null;
  /** By the booking's own event, instead of by that of the application. */
  isTold?: boolean;
}

/** What hiring, cancelling and ending an application mean for offers and bookings: the one place that maps them. */
@Injectable()
export class HiresService {
  constructor(
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly offers: OfferRepository,
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly personLocks: PersonLocks,
    private readonly confirming: ConfirmService,
    private readonly ending: EndOfferService,
    private readonly endingLive: EndLiveOfferService,
    private readonly history: HistoryRepository,
    private readonly jobs: JobRepository,
    private readonly people: PeopleService,
    private readonly cancellations: CancellationsService,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Books on the role applied for, or on the one that is named. Job and application are held by the caller, which makes the application's own move.
   * @throws NotFreeError when the person is booked then
   * @throws PersonMissingError when their account is closed, whose applications may still be on their way out
   */
  async book(job: JobEntity, application: ApplicationEntity, roleId?: string): Promise<BookedByHire | null> {
    const roles = await this.roles.lockOfJob(job.id);
    const live = await this.offers.liveOfApplication(application.id);
    const wanted = appliedFor(roles, application);
    const named = roleId ?? live[0]?.roleId;
    const role =
      roles.find(({ id }) => id === named) ??
      wanted.find(({ open }) => open > 0) ??
      (await this.roleWithFreeDay(wanted));
    // A job of before that was over when bookings came has none.
    if (!role) return null;
    const { freelancerId, recruiterId } = application;
    await this.personLocks.lockPeople([freelancerId]);
    if (await this.people.isGone(freelancerId)) throw new PersonMissingError();
    const around = await this.offers.lockAround(role.id, freelancerId);
    const offer = await this.offerFor(application, role, around);
    const firstName = await this.people.findFirstName(freelancerId);
    const booking = await this.confirming.confirm(
      { job, role, application, offer, around },
      { by: 'company', byId: recruiterId, refuse: (clash) => new NotFreeError(firstName, clash), isHire: true },
    );
    return factsOf(booking, job, role, await this.bookings.timeOf(booking.id));
  }

  /** The booking of an application that is no longer hired: its time is free and its position open. The job is saved by the caller. */
  async cancel(
    job: JobEntity,
    application: ApplicationEntity,
    { by, reason, kind = null, isTold = false }: HireEnd,
  ): Promise<BookedByHire | null> {
    const booking = await this.bookings.ofApplication(application.id);
    if (!booking) job.hiredCount -= 1;
    if (!booking) return null;
    if (!canMoveBooking('cancel', booking.state, by)) throw new NotPossibleNowError(bookingStateWords[booking.state]);
    const role = await this.roles.lockRole(booking.roleId);
    await this.personLocks.lockPeople([booking.freelancerId]);
    booking.state = 'cancelled';
    booking.cancelledAt = this.clock.now();
    await this.bookings.saveBooking(booking);
    const freed = await this.bookings.freeTimeOf(booking.id);
    job.hiredCount += role ? await this.freePosition(role) : -1;
    const { id: subjectId, version, offerId, jobId, recruiterId, freelancerId } = booking;
    const byId = by === 'crew' ? freelancerId : recruiterId;
    await this.history.addStep({ offerId, what: 'cancelled', by, byId, facts: reason ? { reason } : {} });
    const cost = await this.cancellations.record(booking, { by, reason, kind, calls: freed, isWhole: true });
    const parties = { job_id: jobId, recruiter_id: recruiterId, freelancer_id: freelancerId };
    // An application that is cancelled tells the person itself.
    const calls = by === 'crew' || isTold ? freed : [];
    const facts = {
      ...(await this.waitingFor(booking, by)),
      calls,
      by,
      is_whole: true,
      ...(kind && { reason_kind: kind }),
      ...costFacts(cost),
    };
    const payload = { ...parties, job_title: job.title, role: role?.name ?? '', ...facts };
    await this.events.publish(bookingCancelled, { subjectId, version, payload });
    return factsOf(booking, job, role, freed);
  }

  /** Where pencils are left, the first of them may be who is confirmed next. Answers by how many places are filled. */
  private async freePosition(role: RoleEntity): Promise<number> {
    const change = await this.places.recountPlaces(role);
    await this.roles.saveRole(role);
    if ((await this.offers.rankedOffersOf(role.id)).length) await this.ending.confirmNext(role, 'fill_place');
    return change;
  }

  /** Who is in reserve, for a company that is left without someone. */
  private async waitingFor(
    { roleId }: BookingEntity,
    by: 'company' | 'crew' | 'system',
  ): Promise<{ reserves?: number }> {
    return by === 'crew' ? { reserves: await this.offers.countReserves(roleId) } : {};
  }

  /**
   * An application that is rejected or withdrawn leaves no question and no pencil behind. To be called before it is held:
   * its job is held from here on, so that no offer is made meanwhile.
   */
  async endOffersOf({ id: applicationId, jobId }: ApplicationEntity, by: 'company' | 'crew'): Promise<void> {
    await this.transactions.run(async () => {
      await this.jobs.lockEvenDeleted(jobId);
      for (const { id } of await this.offers.liveOfApplication(applicationId)) await this.endingLive.end(id, { by });
    });
  }

  /** Of a job whose positions are filled: whether one who is booked has left a day that another may work. */
  async hasFreeDay(jobId: string): Promise<boolean> {
    for (const role of await this.roles.lockOfJob(jobId)) if ((await this.callsToWork(role)).length) return true;
    return false;
  }

  /** The first of them, where none has. */
  private async roleWithFreeDay(roles: readonly RoleEntity[]): Promise<RoleEntity | undefined> {
    for (const role of roles) if ((await this.callsToWork(role)).length) return role;
    return roles[0];
  }

  /**
   * Those with a place. A job of several days hires on after its first one: what is over is worked by no one. All of
   * them, where all are.
   */
  private async callsToWork(role: RoleEntity): Promise<string[]> {
    const calls = await this.calls.ofIds(await this.roles.callIdsOfRole(role.id));
    const ahead = calls.filter(({ during }) => spanOfRange(during).to > this.clock.now());
    const taken = await this.places.takenPlacesOf(role.id);
    const worked = (ahead.length ? ahead : calls).map(({ id }) => id);
    return worked.filter((id) => placesOn(role, taken, [id]) > 0);
  }

  /** A pencil of this person is confirmed; an open question is taken back, since applying was the answer. */
  private async offerFor(
    application: ApplicationEntity,
    role: RoleEntity,
    around: OfferEntity[],
  ): Promise<OfferEntity> {
    const { freelancerId, recruiterId, jobId, id: applicationId } = application;
    const known = around.find((offer) => offer.roleId === role.id && offer.freelancerId === freelancerId);
    if (known?.state === 'held') return known;
    if (known) await this.ending.end(known, { state: 'withdrawn', by: 'system', outcome: null });
    const callIds = await this.callsToWork(role);
    if (role.open < 1 && !callIds.length) throw new SlotFilledError();
    const offer = newOffer(
      {
        roleId: role.id,
        jobId,
        freelancerId,
        recruiterId,
        applicationId,
        kind: 'booking',
        callIds,
        terms: termsAsked(role, application),
      },
      this.clock.now(),
    );
    await this.offers.addOffer(offer);
    return offer;
  }
}

const factsOf = (
  { id: booking_id, version }: BookingEntity,
  job: JobEntity | null,
  role: RoleEntity | null,
  calls: TakenCall[],
): BookedByHire => {
  const { title = '', company = '', location = '' } = job ?? {};
  return { booking_id, version, role: role?.name ?? title, company, location, calls };
};

/** Where the role has no set rate, what the applicant asked for is what is agreed. */
const termsAsked = ({ terms }: RoleEntity, { askedPence, askedBasis }: ApplicationEntity): Terms =>
  terms.mode !== 'set' && askedPence !== null && askedBasis === terms.basis
    ? { ...terms, mode: 'set', amount_pence: askedPence, amount_to_pence: null }
    : terms;

/** All of them, where none was chosen or those are gone. */
function appliedFor(roles: RoleEntity[], { roleIds }: ApplicationEntity): RoleEntity[] {
  const chosen = roles.filter(({ id }) => roleIds.includes(id));
  return chosen.length ? chosen : roles;
}
