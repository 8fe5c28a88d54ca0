import {
  LadderFullError,
  NoDatesError,
  OfferGoneError,
  OfferMissingError,
  SlotFilledError,
  AnsweredCover,
  BookTeamService,
  TeamOfferRepository,
  BookingRepository,
  ConfirmService,
  DeadlineSetter,
  EndOfferService,
  type HeldOffer,
  HistoryRepository,
  ladderOf,
  nextRank,
  BookedThenError,
  type Clash,
  NotLongerError,
  NotPossibleNowError,
  CallRepository,
  type OfferEntity,
  OfferLocks,
  OfferPublisher,
  OfferRepository,
  PlacesRepository,
  placesOn,
  type RoleEntity,
  RoleRepository,
  spanOfRange,
} from '@crewcall/bookings-domain';
import {
  canMoveOffer,
  decideBy,
  HOLD_HOURS,
  isLiveOffer,
  type Offer,
  offerLimits,
  type OfferMoveName,
  offerStateWords,
} from '@crewcall/contracts-bookings';
import type { AnswerDto, DeclineDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { MakeUnavailableService } from './make-unavailable.service.js';
import { sideOf } from '../parties/party.policy.js';
import { OffersService } from './offers.service.js';

/** What a crew member does with a question. */
@Injectable()
export class AnswerOfferService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly locks: OfferLocks,
    private readonly confirming: ConfirmService,
    private readonly ending: EndOfferService,
    private readonly covers: AnsweredCover,
    private readonly teamOffers: TeamOfferRepository,
    private readonly teams: BookTeamService,
    private readonly unavailable: MakeUnavailableService,
    private readonly deadlines: DeadlineSetter,
    private readonly history: HistoryRepository,
    private readonly publisher: OfferPublisher,
    private readonly reading: OffersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A booking is confirmed at once; a pencil is held, last in the ladder. */
  accept(actor: Actor, id: string): Promise<Offer> {
    return this.transactions.runRepeatable(async () => {
      const [found, teamOfferId] = await Promise.all([this.offers.findOffer(id), this.teamOffers.idOfOffer(id)]);
      return teamOfferId ? this.agreeInTeam(actor, found, teamOfferId) : this.acceptAlone(actor, found);
    });
  }

  private acceptAlone(actor: Actor, found: OfferEntity | null): Promise<Offer> {
    return this.moveFound(actor, found, async (held) => {
      const { offer } = held;
      const move: OfferMoveName = offer.kind === 'pencil' ? 'hold' : 'accept';
      await this.assertOpen(held, move);
      if (offer.kind === 'pencil') return this.hold(actor, held);
      const refuse = (clash: Clash): Error => new BookedThenError(clash);
      await this.confirming.confirm(held, { by: 'crew', byId: actor.id, refuse });
      await this.publisher.publishAnswer(held, 'accepted');
    });
  }

  /** With the last yes all of the team are booked. All of them are held first: not this person alone. */
  private async agreeInTeam(actor: Actor, found: OfferEntity | null, teamOfferId: string): Promise<Offer> {
    if (!found || sideOf(actor, found) !== 'freelancer') throw new OfferMissingError();
    await this.assertLive(found);
    await this.teams.agree(teamOfferId, [actor.id], actor.id);
    return this.reading.getOffer(actor, found.id);
  }

  decline(actor: Actor, id: string, answer: DeclineDto): Promise<Offer> {
    return this.move(actor, id, (held) => this.refuse(held, answer));
  }

  /** By the link in the mail of the person asked, inside the transaction that spends it. */
  async declineByLink(id: string, answer: DeclineDto): Promise<void> {
    const found = await this.offers.findOffer(id);
    if (!found) throw new OfferMissingError();
    await this.assertLive(found);
    await this.refuse(await this.locks.holdOffers(id), answer);
  }

  /** Binds no one. */
  answer(actor: Actor, id: string, { answer }: AnswerDto): Promise<Offer> {
    return this.move(actor, id, async (held) => {
      await this.assertOpen(held, 'answer');
      Object.assign(held.offer, { answer, answeredAt: this.clock.now() });
      const end = { state: 'answered', by: 'crew', byId: actor.id, outcome: null, facts: { answer } } as const;
      await this.ending.end(held.offer, end);
      await this.publisher.publishAnswer(held, answer);
    });
  }

  /** Agrees to the later end that the company asked for. */
  extend(actor: Actor, id: string): Promise<Offer> {
    return this.move(actor, id, async ({ offer }) => {
      const until = offer.extensionAsked;
      if (!canMoveOffer('extend', offer, 'crew') || !until) throw new NotPossibleNowError(offerStateWords[offer.state]);
      const now = this.clock.now();
      if (until <= now || (offer.decideBy && until <= offer.decideBy)) throw new NotLongerError();
      Object.assign(offer, { decideBy: until, extensionAsked: null, extendedAt: now });
      await this.deadlines.setFor(offer, 'lapse', until);
      await this.offers.saveOffer(offer);
      await this.history.addStep({ offerId: id, what: 'extended', by: 'crew', byId: actor.id });
    });
  }

  private async refuse(held: HeldOffer, { reason, text, makes_unavailable }: DeclineDto): Promise<void> {
    await this.assertOpen(held, 'decline');
    const { offer, role, around } = held;
    Object.assign(offer, { declineReason: reason, reasonText: text ?? null, answeredAt: this.clock.now() });
    const end = { state: 'declined', by: 'crew', byId: offer.freelancerId, outcome: null, facts: { reason } } as const;
    await this.ending.endAndPromote(offer, end, role, around);
    await this.publisher.publishAnswer(held, 'declined', reason);
    await this.covers.declined(held);
    if (makes_unavailable) await this.unavailable.setFor(offer);
  }

  private async hold(actor: Actor, held: HeldOffer): Promise<void> {
    const { offer, role, around } = held;
    const places = placesOn(role, await this.places.takenPlacesOf(role.id), offer.callIds);
    if (places < 1) throw new SlotFilledError();
    const ladder = ladderOf(role.id, around);
    if (ladder.length >= places * offerLimits.pencilsPerPosition) throw new LadderFullError();
    const clash = await this.bookings.clashOf(offer.freelancerId, offer.callIds);
    if (clash) throw new BookedThenError(clash);
    const [call] = await this.calls.callsLeftOf(offer.callIds);
    if (!call) throw new NoDatesError();
    const now = this.clock.now();
    const until = decideBy(now, spanOfRange(call.during).from, offer.holdHours ?? HOLD_HOURS);
    const slotRank = nextRank(ladder);
    Object.assign(offer, { state: 'held', heldAt: now, answeredAt: now, decideBy: until, slotRank });
    await this.deadlines.setFor(offer, 'lapse', until);
    await this.offers.saveOffer(offer);
    await this.history.addStep({ offerId: offer.id, what: 'pencilled', by: 'crew', byId: actor.id });
    await this.publisher.publishAnswer(held, 'accepted');
    await this.publisher.publishMove(offer, ladder.length + 1, ladder.length + 1);
  }

  /** A caller that comes too late does not wait. */
  private async assertLive(offer: OfferEntity): Promise<void> {
    const role = isLiveOffer(offer.state) ? null : await this.roles.findRole(offer.roleId);
    if (role) await this.refuseGone(offer, role);
  }

  private async assertOpen({ offer, role }: HeldOffer, move: OfferMoveName): Promise<void> {
    if (!canMoveOffer(move, offer, 'crew')) await this.refuseGone(offer, role);
  }

  /** What was taken back meanwhile is gone; of whose slot was filled it is said so. */
  private async refuseGone(offer: OfferEntity, role: RoleEntity): Promise<never> {
    if (offer.state === 'withdrawn' && (await this.places.isFilled(role, offer.callIds))) throw new SlotFilledError();
    if (offer.state === 'withdrawn' || offer.state === 'expired') throw new OfferGoneError();
    throw new NotPossibleNowError(offerStateWords[offer.state]);
  }

  private async move(actor: Actor, id: string, work: (held: HeldOffer) => Promise<void>): Promise<Offer> {
    return this.transactions.runRepeatable(async () => this.moveFound(actor, await this.offers.findOffer(id), work));
  }

  private async moveFound(
    actor: Actor,
    found: OfferEntity | null,
    work: (held: HeldOffer) => Promise<void>,
  ): Promise<Offer> {
    if (!found || sideOf(actor, found) !== 'freelancer') throw new OfferMissingError();
    await this.assertLive(found);
    const held = await this.locks.holdOffers(found);
    await work(held);
    return this.reading.showHeld(held, 'freelancer');
  }
}
