import type { Mover } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';
import { OfferRepository } from '../offers/offer.repository.js';
import { EndOfferService } from './end-offer.service.js';
import { OfferLocks } from './offer-locks.service.js';

export interface LiveEnd {
  by: Mover;
  facts?: object;
  /** The whole ladder goes: no one moves up. */
  isOfAll?: boolean;
}

/** Ends what is asked or held because of something else: a question is withdrawn, a pencil released. Twice is fine. */
@Injectable()
export class EndLiveOfferService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly locks: OfferLocks,
    private readonly ending: EndOfferService,
  ) {}

  /** Where several jobs are concerned, all of them are held before, in one order. */
  async end(id: string, { by, facts, isOfAll = false }: LiveEnd): Promise<void> {
    const { offer, role, around } = await this.locks.holdOffers(id);
    if (offer.state !== 'open' && offer.state !== 'held') return;
    const state = offer.state === 'held' ? 'released' : 'withdrawn';
    const end = { state, by, outcome: state, facts } as const;
    await (isOfAll ? this.ending.end(offer, end) : this.ending.endAndPromote(offer, end, role, around));
  }

  /** Of a job that is taken down, and held. */
  async endOfJob(jobId: string, by: Mover): Promise<void> {
    for (const id of await this.offers.liveIdsOfJob(jobId)) await this.end(id, { by, isOfAll: true });
  }
}
