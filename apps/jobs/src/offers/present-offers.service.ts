import {
  BusyTimeService,
  CallRepository,
  type HeldOffer,
  type OfferEntity,
  RevisionRepository,
  RoleTicketsService,
} from '@crewcall/bookings-domain';
import { isLiveOffer, type Offer, type OfferSide, showsBusyWords } from '@crewcall/contracts-bookings';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../availability/availability.service.js';
import { OfferSurroundingsRepository } from './offer-surroundings.repository.js';
import { type OfferParts, presentOffer } from './offer.presenter.js';
import { ReliabilityRepository } from './reliability.repository.js';
import { type Warned, WarningsService } from './warnings.service.js';

/** What a caller that presents a single offer has read of it. */
type KnownOfOne = Pick<HeldOffer, 'calls' | 'revision'>;

/** Offers as one of their sides reads them, with as many statements for fifty as for one. */
@Injectable()
export class PresentOffersService {
  constructor(
    private readonly surroundings: OfferSurroundingsRepository,
    private readonly calls: CallRepository,
    private readonly revisions: RevisionRepository,
    private readonly warnings: WarningsService,
    private readonly tickets: RoleTicketsService,
    private readonly reliability: ReliabilityRepository,
    private readonly availability: AvailabilityService,
    private readonly busy: BusyTimeService,
    private readonly transactions: Transactions,
  ) {}

  /** In a transaction: on one connection, where statements that do not wait for each other travel together. */
  present(offers: OfferEntity[], side: OfferSide, known: KnownOfOne = {}): Promise<Offer[]> {
    return offers.length ? this.transactions.run(() => this.presentAll(offers, side, known)) : Promise.resolve([]);
  }

  private async presentAll(offers: OfferEntity[], side: OfferSide, known: KnownOfOne): Promise<Offer[]> {
    const ids = offers.map(({ id }) => id);
    const [all, beside, revisions, reliability] = await Promise.all([
      known.calls ?? this.calls.ofIds([...new Set(offers.flatMap(({ callIds }) => callIds))]),
      this.surroundings.surroundingsOf(ids),
      known.revision === undefined
        ? this.revisions.lastOfEach(ids)
        : new Map(known.revision && [[known.revision.offerId, known.revision]]),
      this.reliabilityOf(offers, side),
    ]);
    const warned = offers.map(({ freelancerId, recruiterId, callIds, state, terms }) => ({
      freelancerId,
      recruiterId,
      terms,
      calls: isLiveOffer(state) ? all.filter(({ id }) => callIds.includes(id)) : [],
    }));
    const [lacking, warnings, busy] = await Promise.all([
      this.ticketWords(offers, side),
      this.warnings.warningsOf(warned, side),
      side === 'recruiter' ? this.busyWords(offers, warned) : [],
    ]);
    return offers.flatMap((offer, index) => {
      const surroundings = beside.get(offer.id);
      if (!surroundings) return [];
      const parts: OfferParts = {
        calls: all.filter(({ id }) => offer.callIds.includes(id)),
        revision: revisions.get(offer.id) ?? null,
        warnings: [...(lacking[index] ?? []), ...(busy[index] ?? []), ...(warnings[index] ?? [])],
        reliability: reliability.get(side === 'freelancer' ? offer.recruiterId : offer.freelancerId) ?? null,
      };
      return [presentOffer(offer, surroundings, parts, side)];
    });
  }

  /** Of what can still become a booking. */
  private async ticketWords(offers: OfferEntity[], side: OfferSide): Promise<string[][]> {
    const live = offers.filter(({ state }) => isLiveOffer(state));
    const words = await this.tickets.warningsOf(live, side);
    return offers.map((offer) => words[live.indexOf(offer)] ?? []);
  }

  private reliabilityOf(offers: OfferEntity[], side: OfferSide): Promise<Map<string, string | null>> {
    return side === 'freelancer'
      ? this.reliability.ofCompanies([...new Set(offers.map(({ recruiterId }) => recruiterId))])
      : this.reliability.ofCrew([...new Set(offers.map(({ freelancerId }) => freelancerId))]);
  }

  /** Before a pencil is confirmed, where the person lets this company see when they are free. */
  private async busyWords(offers: OfferEntity[], asked: Warned[]): Promise<string[][]> {
    const held = offers.flatMap(({ state, freelancerId }) => (state === 'held' ? [freelancerId] : []));
    const [company] = offers;
    if (!held.length || !company) return [];
    const [readable, names, busy] = await Promise.all([
      this.availability.readableBy(company.recruiterId, [...new Set(held)]),
      this.surroundings.firstNamesOf(held),
      this.busy.busyOf(asked),
    ]);
    return offers.map(({ state, freelancerId }, index) =>
      state === 'held' && busy[index] && readable.has(freelancerId)
        ? [showsBusyWords(names.get(freelancerId) ?? null)]
        : [],
    );
  }
}
