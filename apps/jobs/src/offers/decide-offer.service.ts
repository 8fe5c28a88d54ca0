import {
  ExtendedOnceError,
  MustDecideError,
  NoDatesError,
  OfferMissingError,
  SlotFilledError,
  AskToConfirmService,
  BookingRepository,
  CallRepository,
  ConfirmService,
  DeadlineSetter,
  EndOfferService,
  type HeldOffer,
  HistoryRepository,
  type Clash,
  NotFreeError,
  NotLongerError,
  NotPossibleNowError,
  type OfferEntity,
  OfferLocks,
  OfferRepository,
  PlacesRepository,
  type RoleEntity,
  spanOfRange,
} from '@crewcall/bookings-domain';
import { canMoveOffer, decideBy, type Offer, offerStateWords, type OfferMoveName } from '@crewcall/contracts-bookings';
import type { ReleaseDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { moverOf, sideOf } from '../parties/party.policy.js';
import { OffersService } from './offers.service.js';

/** What a company does with its questions and pencils, and what both may: release. */
@Injectable()
export class DecideOfferService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly places: PlacesRepository,
    private readonly asking: AskToConfirmService,
    private readonly locks: OfferLocks,
    private readonly confirming: ConfirmService,
    private readonly ending: EndOfferService,
    private readonly deadlines: DeadlineSetter,
    private readonly history: HistoryRepository,
    private readonly people: PeopleService,
    private readonly reading: OffersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Over time that shows as busy the person is asked to say yes instead: the answer is the offer, open.
   * @throws NotFreeError that names the overlap and nothing else
   */
  confirm(actor: Actor, id: string): Promise<Offer> {
    return this.move(actor, id, async (held) => {
      const { offer, role } = held;
      if (offer.state === 'reserve') throw new SlotFilledError();
      if (offer.state === 'lapsed') await this.refuseLapsed(offer, role);
      this.assertPossible('confirm', held);
      const by = { by: 'company', byId: actor.id } as const;
      if (await this.asking.mustAsk(held)) return this.asking.askToConfirm(held, by);
      const firstName = await this.people.findFirstName(offer.freelancerId);
      const refuse = (clash: Clash): Error => new NotFreeError(firstName, clash);
      await this.confirming.confirm(held, { ...by, refuse });
    });
  }

  takeBack(actor: Actor, id: string): Promise<Offer> {
    return this.move(actor, id, async (held) => {
      this.assertPossible('take_back', held);
      const end = { state: 'withdrawn', by: 'company', byId: actor.id, outcome: 'withdrawn' } as const;
      await this.ending.endAndPromote(held.offer, end, held.role, held.around);
    });
  }

  /** By either side, at any time. */
  async release(actor: Actor, id: string, { reason, text }: ReleaseDto): Promise<Offer> {
    return this.transactions.runRepeatable(async () => {
      const found = await this.offers.findOffer(id);
      const side = found && sideOf(actor, found);
      if (!side) throw new OfferMissingError();
      const { offer, role, around } = await this.locks.holdOffers(found);
      const by = moverOf(side);
      if (!canMoveOffer('release', offer, by)) throw new NotPossibleNowError(offerStateWords[offer.state]);
      Object.assign(offer, { releaseReason: reason ?? null, reasonText: text ?? null });
      const end = { state: 'released', by, byId: actor.id, outcome: 'released', facts: { reason } } as const;
      await this.ending.endAndPromote(offer, end, role, around);
      return this.reading.show(offer, side);
    });
  }

  /** Asks for a later end, once; the crew member agrees or leaves it. */
  askToExtend(actor: Actor, id: string, hours: number): Promise<Offer> {
    return this.move(actor, id, async (held) => {
      this.assertPossible('ask_to_extend', held);
      const { offer } = held;
      if (offer.extendedAt || offer.extensionAsked) throw new ExtendedOnceError();
      const [call] = await this.calls.callsLeftOf(offer.callIds);
      if (!call) throw new NoDatesError();
      if (await this.history.hasStep({ offerId: id, what: 'challenged' })) throw new MustDecideError();
      const now = this.clock.now();
      const ends = offer.decideBy ?? now;
      const until = decideBy(ends, spanOfRange(call.during).from, hours);
      if (until <= ends || until <= now) throw new NotLongerError();
      offer.extensionAsked = until;
      await this.offers.saveOffer(offer);
      await this.history.addStep({ offerId: id, what: 'extension_asked', by: 'company', byId: actor.id });
    });
  }

  /** By what came between, where that is known. */
  private async refuseLapsed({ freelancerId, callIds }: OfferEntity, role: RoleEntity): Promise<void> {
    if (await this.places.isFilled(role, callIds)) throw new SlotFilledError();
    const clash = await this.bookings.clashOf(freelancerId, callIds);
    if (clash) throw new NotFreeError(await this.people.findFirstName(freelancerId), clash);
  }

  private assertPossible(move: OfferMoveName, { offer }: HeldOffer): void {
    if (!canMoveOffer(move, offer, 'company')) throw new NotPossibleNowError(offerStateWords[offer.state]);
  }

  private async move(actor: Actor, id: string, work: (held: HeldOffer) => Promise<void>): Promise<Offer> {
    return this.transactions.runRepeatable(async () => {
      const found = await this.offers.findOffer(id);
      if (!found || sideOf(actor, found) !== 'recruiter') throw new OfferMissingError();
      const held = await this.locks.holdOffers(found);
      await work(held);
      return this.reading.showHeld(held, 'recruiter');
    });
  }
}
