import {
  BookTeamService,
  EndLiveOfferService,
  NothingMissingError,
  OfferRepository,
  SubstituteError,
  TeamOfferLocks,
  TeamOfferMissingError,
  TeamOfferOverError,
  TeamOfferRepository,
} from '@crewcall/bookings-domain';
import { type TeamOffer, teamLimits } from '@crewcall/contracts-bookings';
import type { SubstituteDto, TakeSubstituteDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { MakeTeamOfferService } from './make-team-offer.service.js';
import { isMissing } from './team-offer.presenter.js';
import { TeamOffersService } from './team-offers.service.js';

/** What the lead answers for all, and what the company does about members who are missing. */
@Injectable()
export class SteerTeamOfferService {
  constructor(
    private readonly reading: TeamOffersService,
    private readonly making: MakeTeamOfferService,
    private readonly teamOffers: TeamOfferRepository,
    private readonly offers: OfferRepository,
    private readonly booking: BookTeamService,
    private readonly locks: TeamOfferLocks,
    private readonly ending: EndLiveOfferService,
    private readonly people: PeopleService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * For themselves and for those who approved it beforehand; the others answer themselves.
   * @throws TeamNotFreeError with no one booked when all said yes and one of them is booked then
   */
  acceptForAll(actor: Actor, id: string): Promise<TeamOffer> {
    return this.transactions.runRepeatable(async () => {
      const before = await this.asSide(actor, id, 'lead');
      const accepted = before.slots.filter((slot) => slot.lead_may_accept).map(({ user_id }) => user_id);
      await this.booking.agree(id, accepted, actor.id);
      return this.reading.getTeamOffer(actor, id);
    });
  }

  /** Those who are missing are asked no longer; the others are booked now, or once each has said yes. */
  bookRest(actor: Actor, id: string): Promise<TeamOffer> {
    return this.transactions.runRepeatable(async () => {
      await this.locks.holdTeamOffer((await this.asSide(actor, id, 'company')).id);
      const { slots, state } = await this.reading.getTeamOffer(actor, id);
      const missing = slots.filter(isMissing);
      if (state !== 'blocked') throw new NothingMissingError();
      if (slots.length - missing.length < 1) throw new TeamOfferOverError();
      for (const { user_id, offer_id } of missing) await this.making.dropMember(id, user_id, offer_id ?? '');
      await this.booking.bookIfAgreed(await this.locks.holdTeamOffer(id), actor.id);
      return this.reading.getTeamOffer(actor, id);
    });
  }

  stop(actor: Actor, id: string): Promise<TeamOffer> {
    return this.transactions.runRepeatable(async () => {
      const { state } = await this.asSide(actor, id, 'company');
      if (state === 'booked' || state === 'stopped') throw new TeamOfferOverError();
      const { slots } = await this.locks.holdTeamOffer(id);
      for (const { offer } of slots) await this.ending.end(offer.id, { by: 'company' });
      await this.teamOffers.markStopped(id);
      return this.reading.getTeamOffer(actor, id);
    });
  }

  /** The lead names a person in the place of one who is missing; the company decides. */
  propose(actor: Actor, id: string, { for_user_id, user_id }: SubstituteDto): Promise<TeamOffer> {
    return this.transactions.runRepeatable(async () => {
      const { slots } = await this.asSide(actor, id, 'lead');
      const { recruiter_id } = (await this.locks.holdTeamOffer(id)).teamOffer;
      const missing = slots.find((slot) => slot.user_id === for_user_id && isMissing(slot));
      const isAsked = slots.some((slot) => slot.user_id === user_id);
      if (!missing || isAsked || !(await this.canStandIn(user_id, [actor.id, recruiter_id])))
        throw new SubstituteError();
      await this.teamOffers.proposeSubstitute(id, for_user_id, user_id);
      return this.reading.getTeamOffer(actor, id);
    });
  }

  /** The substitute is asked on the same terms, and all are booked once they say yes. */
  takeSubstitute(actor: Actor, id: string, { for_user_id }: TakeSubstituteDto): Promise<TeamOffer> {
    return this.transactions.runRepeatable(async () => {
      await this.asSide(actor, id, 'company');
      await this.locks.holdTeamOffer(id);
      const { slots } = await this.reading.getTeamOffer(actor, id);
      const missing = slots.find((slot) => slot.user_id === for_user_id && isMissing(slot));
      const offer = await this.offers.findOffer(missing?.offer_id ?? '');
      if (!missing?.substitute || !offer) throw new SubstituteError();
      if (slots.length > teamLimits.people) throw new TeamOfferOverError();
      await this.making.dropMember(id, for_user_id, offer.id);
      const { terms, note, roleId } = offer;
      await this.making.askMember(actor, id, { roleId, userId: missing.substitute.user_id, input: { terms, note } });
      return this.reading.getTeamOffer(actor, id);
    });
  }

  /** Kept apart from the lead or from the company, they are as one who does not exist. */
  private async canStandIn(userId: string, sides: readonly string[]): Promise<boolean> {
    const can = await Promise.all(sides.map((side) => this.people.canBeAsked(userId, side)));
    return can.every(Boolean);
  }

  private async asSide(actor: Actor, id: string, side: TeamOffer['side']): Promise<TeamOffer> {
    const found = await this.reading.getTeamOffer(actor, id);
    if (found.side !== side) throw new TeamOfferMissingError();
    return found;
  }
}
