import { CallRepository, type OfferEntity, RevisionRepository } from '@crewcall/bookings-domain';
import { isLiveOffer, type Offer, type OfferSide, showsBusyWords } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../availability/availability.service.js';
import { BusyTimeService } from './busy-time.service.js';
import { OfferListRepository } from './offer-list.repository.js';
import { type OfferParts, presentOffer } from './offer.presenter.js';
import { ReliabilityRepository } from './reliability.repository.js';
import { type Warned, WarningsService } from './warnings.service.js';

/** Offers as one of their sides reads them, with as many statements for fifty as for one. */
@Injectable()
export class PresentOffersService {
  constructor(
    private readonly list: OfferListRepository,
    private readonly calls: CallRepository,
    private readonly revisions: RevisionRepository,
    private readonly warnings: WarningsService,
    private readonly reliability: ReliabilityRepository,
    private readonly availability: AvailabilityService,
    private readonly busy: BusyTimeService,
  ) {}

  async present(offers: OfferEntity[], side: OfferSide): Promise<Offer[]> {
    if (!offers.length) return [];
    const ids = offers.map(({ id }) => id);
    const all = await this.calls.ofIds([...new Set(offers.flatMap(({ callIds }) => callIds))]);
    const warned = offers.map(({ freelancerId, recruiterId, callIds, state }) => ({
      freelancerId,
      recruiterId,
      calls: isLiveOffer(state) ? all.filter(({ id }) => callIds.includes(id)) : [],
    }));
    const [beside, revisions, reliability, warnings] = [
      await this.list.surroundingsOf(ids),
      await this.revisions.lastOfEach(ids),
      await this.reliabilityOf(offers, side),
      await this.warnings.warningsOf(warned, side),
    ];
    const busy = side === 'recruiter' ? await this.busyWords(offers, warned) : [];
    return offers.flatMap((offer, index) => {
      const surroundings = beside.get(offer.id);
      if (!surroundings) return [];
      const parts: OfferParts = {
        calls: all.filter(({ id }) => offer.callIds.includes(id)),
        revision: revisions.get(offer.id) ?? null,
        warnings: [...(busy[index] ?? []), ...(warnings[index] ?? [])],
        reliability: reliability.get(side === 'freelancer' ? offer.recruiterId : offer.freelancerId) ?? null,
      };
      return [presentOffer(offer, surroundings, parts, side)];
    });
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
    const readable = await this.availability.readableBy(company.recruiterId, [...new Set(held)]);
    const names = await this.list.firstNamesOf(held);
    const busy = await this.busy.busyOf(asked);
    return offers.map(({ state, freelancerId }, index) =>
      state === 'held' && busy[index] && readable.has(freelancerId)
        ? [showsBusyWords(names.get(freelancerId) ?? null)]
        : [],
    );
  }
}
