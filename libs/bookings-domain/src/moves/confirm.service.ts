import type { Mover } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { BookedApplications } from '../applications/booked-applications.service.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { SheetSender } from '../call-sheets/sheet-sender.service.js';
import {
  ChangeWaitsError,
  type Clash,
  KitGoneError,
  KitTakenError,
  NoDatesError,
  SlotFilledError,
} from '../bookings.errors.js';
import { CallRepository } from '../calls/call.repository.js';
import { HistoryRepository } from '../history/history.repository.js';
import { KitCommitmentRepository } from '../kit/kit-commitment.repository.js';
import type { OfferEntity } from '../offers/offer.entity.js';
import { OfferRepository } from '../offers/offer.repository.js';
import { isWaiting, RevisionRepository } from '../revisions/revision.repository.js';
import { mostTaken, PlacesRepository, placesOn, type Taken, withOneOn } from '../roles/places.repository.js';
import { RoleRepository } from '../roles/role.repository.js';
import { EndRescueService } from '../rescue/end-rescue.service.js';
import { RoleTicketsService } from '../tickets/role-tickets.service.js';
import { EndOfferService } from './end-offer.service.js';
import { ladderOf, ranksOf } from './ladder.js';
import type { HeldOffer } from './offer-locks.service.js';
import { OfferPublisher } from './offer-publisher.service.js';

export interface Confirmation {
  by: Mover;
  byId: string | null;
  /** How a clash is refused: each side in its own words. */
  refuse: (clash: Clash) => Error;
  /** The application's own move is made by the caller, and the job saved. */
  isHire?: boolean;
}

/** Turns an offer into a booking, with all that this does to others: one transaction, or nothing. */
@Injectable()
export class ConfirmService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly offers: OfferRepository,
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly calls: CallRepository,
    private readonly applications: BookedApplications,
    private readonly revisions: RevisionRepository,
    private readonly kit: KitCommitmentRepository,
    private readonly ending: EndOfferService,
    private readonly history: HistoryRepository,
    private readonly publisher: OfferPublisher,
    private readonly sheets: SheetSender,
    private readonly rescues: EndRescueService,
    private readonly tickets: RoleTicketsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Everything is held by the caller.
   * @throws SlotFilledError when no position is left on any of its calls
   * @throws what `refuse` makes of it when any call meets another booking of this person
   * @throws KitTakenError when too few of a hired item are left, KitGoneError when its owner has too few
   * @throws OwnTicketMissingError, or its like for another side, when the role books only with valid tickets
   * @throws NoDatesError when none of its calls is left
   * @throws ChangeWaitsError while a change of the pencil is not accepted
   */
  async confirm(held: HeldOffer, { by, byId, refuse, isHire = false }: Confirmation): Promise<BookingEntity> {
    const { job, role, offer, application } = held;
    const { taken, clash, revision, meeting, tickets, sheets } = await this.look(held);
    if (placesOn(role, taken, offer.callIds) < 1) throw new SlotFilledError();
    if (clash) throw refuse(clash);
    if (offer.state === 'held' && isWaiting(revision)) throw new ChangeWaitsError();
    const booking = this.bookingOf(offer);
    booking.ticketsSeen = this.tickets.assertGood(tickets, offer, byId);
    offer.state = 'confirmed';
    offer.answeredAt ??= this.clock.now();
    offer.deadlineVersion += 1;
    // Who takes the rest of a position that is counted already fills no other.
    const filled = Math.max(role.filled, mostTaken(taken, offer.callIds) + 1);
    job.hiredCount += filled - role.filled;
    role.filled = filled;
    const taking = isHire ? null : this.applications.takingPosition(job);
    // The event is made while Postgres writes; it goes out with the commit, or not at all.
    await Promise.all([
      this.bookings.addBooking(booking, offer.callIds, [
        this.offers.savingConfirmed(offer),
        this.roles.savingFilled(role),
        this.history.addingStep({ offerId: offer.id, what: 'confirmed', by, byId }),
        ...(taking ? [taking] : []),
      ]),
      this.publisher.publishBooking(booking, held, { by, isHire }),
    ]);
    const missing = await this.kit.takeKit(booking.id, offer);
    if (missing) throw new (missing.isGone ? KitGoneError : KitTakenError)(missing.name, by === 'crew');
    if (!isHire) {
      if (application && this.applications.canBeHired(application))
        await this.applications.hireApplication(application, job);
      if (!taking) await this.applications.closeFilled(job);
    }
    await this.sheets.sendToBooked(offer.freelancerId, sheets);
    await this.lapseMeeting(held, meeting);
    await this.settleRole(held, withOneOn(taken, offer.callIds));
    return booking;
  }

  /** For a booking whose calls have moved, or stand again: what it meets now goes as at a confirm. */
  async lapseOthers(held: HeldOffer, callIds: readonly string[]): Promise<void> {
    await this.lapseMeeting(held, await this.offers.offersMeeting(held.offer.freelancerId, callIds));
  }

  /** For a position that is taken: pencils on calls of which it was the last become the reserve list, open questions end. */
  async closeFilled(held: HeldOffer, known?: Taken): Promise<void> {
    const { role, offer } = held;
    const taken = known ?? (await this.places.takenPlacesOf(role.id));
    const others = othersOfRole(held);
    await this.rescues.fill(role, taken, offer, others);
    const over = others.filter(({ callIds }) => placesOn(role, taken, callIds) < 1);
    const open = over.filter(({ state }) => state === 'open');
    const pencils = ladderOf(role.id, over).filter(({ state }) => state === 'held');
    const ranks = ranksOf(pencils);
    await this.ending.endAll(pencils, { state: 'reserve', by: 'system', outcome: 'reserve' }, ranks);
    await this.ending.endAll(open, { state: 'withdrawn', by: 'system', outcome: 'filled' });
  }

  /** All that decides, in one way to the database; what the offer's reader needs of it is kept with what is held. */
  private async look(held: HeldOffer) {
    const { offer, role } = held;
    const [taken, clash, revision, meeting, calls, tickets, sheets] = await Promise.all([
      this.places.takenPlacesOf(role.id),
      this.bookings.clashOf(offer.freelancerId, offer.callIds),
      this.revisions.lastRevisionOf(offer.id),
      theirOthers(held).length ? this.offers.offersMeeting(offer.freelancerId, offer.callIds) : new Set<string>(),
      this.calls.callsLeftOf(offer.callIds),
      role.tickets.needs.length ? this.tickets.judgeOne(offer) : null,
      this.sheets.ofCalls(offer.callIds),
    ]);
    // All of its calls were removed while that left offers as they were.
    if (offer.callIds.length && !calls.length) throw new NoDatesError();
    Object.assign(held, { calls, revision });
    return { taken, clash, revision, meeting, tickets, sheets };
  }

  private bookingOf(offer: OfferEntity): BookingEntity {
    const now = this.clock.now();
    const { id: offerId, applicationId, roleId, jobId, freelancerId, recruiterId, terms, termsHash } = offer;
    return Object.assign(new BookingEntity(), {
      id: newId(),
      offerId,
      applicationId,
      roleId,
      jobId,
      freelancerId,
      recruiterId,
      state: 'confirmed',
      terms,
      termsHash,
      clashes: false,
      ticketsSeen: [],
      confirmedAt: now,
      cancelledAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    } satisfies Partial<BookingEntity>);
  }

  /** The person's other pencils on that time end; their companies learn that the person is not free, and no more. */
  private async lapseMeeting(held: HeldOffer, meeting: Set<string>): Promise<void> {
    const theirs = theirOthers(held).filter(({ id }) => meeting.has(id));
    const isPencil = ({ state }: OfferEntity): boolean => state === 'held';
    const questions = theirs.filter((other) => !isPencil(other));
    if (questions.length) {
      await this.history.addSteps(questions.map(({ id: offerId }) => ({ offerId, what: 'clashes', by: 'system' })));
    }
    await this.lapse(theirs.filter(isPencil));
  }

  /**
   * Of many roles in few round trips: others wait for this person meanwhile. Ranks in a ladder follow from what is held,
   * so no other user's row is needed to move it up.
   */
  private async lapse(pencils: OfferEntity[]): Promise<void> {
    if (!pencils.length) return;
    const ladders = await Promise.all(
      pencils.map(async ({ id, roleId }) => {
        const [role, held] = await Promise.all([this.roles.findRole(roleId), this.offers.rankedOffersOf(roleId)]);
        return { id, role, held };
      }),
    );
    await this.offers.endOffers(pencils, 'lapsed', 'system');
    await this.history.addSteps(pencils.map(({ id: offerId }) => ({ offerId, what: 'not_free', by: 'system' })));
    await Promise.all(pencils.map((pencil) => this.publisher.publishEnd(pencil, 'not_free', 'system')));
    for (const { id, role, held } of ladders) {
      const after = held.filter((other) => other.id !== id);
      if (role) await this.ending.moveUp(role, after, ranksOf(ladderOf(role.id, held)));
    }
  }

  /** Where places are left the ladder moves up. */
  private async settleRole(held: HeldOffer, taken: Taken): Promise<void> {
    const { role, offer } = held;
    const before = this.ranksBefore(ladderOf(role.id, othersOfRole(held)), offer);
    await this.closeFilled(held, taken);
    await this.ending.publishMoves(role, othersOfRole(held), before);
  }

  /** Ranks as they were while the confirmed one still stood among them. */
  private ranksBefore(ladder: readonly OfferEntity[], { slotRank: rank }: OfferEntity): Map<string, number> {
    if (rank === null) return ranksOf(ladder);
    return new Map(ladder.map(({ id, slotRank }, index) => [id, index + 1 + ((slotRank ?? 0) > rank ? 1 : 0)]));
  }
}

/** All that is live of the same person besides. */
const theirOthers = ({ offer, around }: HeldOffer): OfferEntity[] =>
  around.filter(({ id, freelancerId }) => freelancerId === offer.freelancerId && id !== offer.id);

const othersOfRole = ({ role, offer, around }: HeldOffer): OfferEntity[] =>
  around.filter(({ roleId, id }) => roleId === role.id && id !== offer.id);
