import {
  BookingRepository,
  type CallEntity,
  EndOfferService,
  HistoryRepository,
  PersonLocks,
  type OfferEntity,
  OfferRepository,
  RoleRepository,
  TeamOfferRepository,
} from '@crewcall/bookings-domain';
import type { JobEntity } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { AskRevisionsService } from './ask-revisions.service.js';
import { ChangePublisher } from './change-publisher.service.js';

export interface Drop {
  actorId: string;
  calls: readonly CallEntity[];
  /** Of this role alone; of all of them when left out. */
  roleId?: string;
  /** Bookings that have lost the calls already. */
  bookingIds: readonly string[];
}

/** Takes calls out of what is asked and held. The job and its roles are held by the caller. */
@Injectable()
export class DropCallsService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly bookings: BookingRepository,
    private readonly roles: RoleRepository,
    private readonly personLocks: PersonLocks,
    private readonly teamOffers: TeamOfferRepository,
    private readonly ending: EndOfferService,
    private readonly asking: AskRevisionsService,
    private readonly history: HistoryRepository,
    private readonly publisher: ChangePublisher,
  ) {}

  /** It is gone whatever they say, so they are told and not asked; who is left with no call has nothing to answer. */
  async drop(job: JobEntity, { actorId, calls, roleId, bookingIds }: Drop): Promise<void> {
    const dropped = calls.map(({ id }) => id);
    const found = await this.offers.liveOffersOn(job.id, dropped, roleId ?? null);
    await this.personLocks.lockPeople(found.map(({ freelancerId }) => freelancerId));
    const around = await this.offers.lockAroundAll(found);
    const touched = around.filter(({ id }) => found.some((offer) => offer.id === id));
    const isLeftNone = ({ callIds }: OfferEntity): boolean => callIds.every((id) => dropped.includes(id));
    const kept = touched.filter((offer) => !isLeftNone(offer));
    await this.endAll(job, touched.filter(isLeftNone), around, actorId);
    await this.tell(job, kept, calls);
    for (const offer of kept) await this.takeFrom(offer, calls, actorId);
    for (const id of bookingIds) await this.askRestOf(id, calls, actorId);
  }

  private async askRestOf(bookingId: string, calls: readonly CallEntity[], actorId: string): Promise<void> {
    const booking = await this.bookings.findBooking(bookingId);
    if (booking?.state !== 'confirmed') return;
    await this.asking.askRest({ offer_id: booking.offerId, booking_id: bookingId }, calls, actorId);
  }

  private async endAll(job: JobEntity, offers: OfferEntity[], around: OfferEntity[], byId: string): Promise<void> {
    if (!offers.length) return;
    // Read again: a booking that ended with its only call has left a position open.
    const roles = await this.roles.lockOfJob(job.id);
    for (const offer of offers) {
      const role = roles.find(({ id }) => id === offer.roleId);
      const state = offer.state === 'held' ? 'released' : 'withdrawn';
      if (role) await this.ending.endAndPromote(offer, { state, by: 'company', byId, outcome: state }, role, around);
    }
  }

  /** Who said yes in a team said it to more than is left. */
  private async tell(job: JobEntity, kept: readonly OfferEntity[], calls: readonly CallEntity[]): Promise<void> {
    const again = await this.teamOffers.askMembersAgain(kept.map(({ id }) => id));
    for (const call of calls)
      for (const asksAgain of [false, true]) {
        const told = kept.filter(({ id, callIds }) => callIds.includes(call.id) && again.has(id) === asksAgain);
        const personIds = [...new Set(told.map(({ freelancerId }) => freelancerId))];
        await this.publisher.publishCallChange(job, call, { what: 'removed', changed: [], personIds, asksAgain });
      }
  }

  private async takeFrom(offer: OfferEntity, calls: readonly CallEntity[], actorId: string): Promise<void> {
    const call_ids = calls.map(({ id }) => id).filter((id) => offer.callIds.includes(id));
    offer.callIds = offer.callIds.filter((id) => !call_ids.includes(id));
    await this.offers.saveOffer(offer);
    await this.history.addStep({
      offerId: offer.id,
      what: 'call_removed',
      by: 'company',
      byId: actorId,
      facts: { call_ids },
    });
    await this.asking.askRest({ offer_id: offer.id, booking_id: null }, calls, actorId);
  }
}
