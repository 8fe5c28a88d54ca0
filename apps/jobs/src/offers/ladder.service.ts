import {
  LadderChangedError,
  RoleMissingError,
  EndOfferService,
  HistoryRepository,
  ladderOf,
  OfferRepository,
  ranksOf,
  RoleRepository,
} from '@crewcall/bookings-domain';
import type { Offer } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { JobForCallsService } from '../calls/job-for-calls.service.js';
import { OffersService } from './offers.service.js';

/** The company's own order of people for the slots of one role. */
@Injectable()
export class LadderService {
  constructor(
    private readonly roles: RoleRepository,
    private readonly offers: OfferRepository,
    private readonly ending: EndOfferService,
    private readonly history: HistoryRepository,
    private readonly jobs: JobForCallsService,
    private readonly reading: OffersService,
    private readonly transactions: Transactions,
  ) {}

  async getLadder(actor: Actor, roleId: string): Promise<Offer[]> {
    return this.reading.ladder(actor, roleId);
  }

  /**
   * @throws RoleMissingError for any other company
   * @throws LadderChangedError when these are not all that is held now
   */
  async reorderLadder(actor: Actor, roleId: string, offerIds: string[]): Promise<Offer[]> {
    return this.transactions.runRepeatable(async () => {
      const found = await this.roles.findRole(roleId);
      if (!found || !(await this.jobs.isOwn(actor, found.jobId))) throw new RoleMissingError();
      const { roles } = await this.jobs.holdOwn(actor, found.jobId);
      const role = roles.find(({ id }) => id === roleId);
      if (!role) throw new RoleMissingError();
      const around = await this.offers.lockAround(roleId, null);
      const before = ladderOf(roleId, around);
      const isSame = before.length === offerIds.length && before.every(({ id }) => offerIds.includes(id));
      if (!isSame) throw new LadderChangedError();
      for (const pencil of before) {
        const rank = offerIds.indexOf(pencil.id) + 1;
        if (pencil.slotRank === rank) continue;
        const ranks = ranksOf(before);
        await this.history.addStep({
          offerId: pencil.id,
          what: 'reordered',
          by: 'company',
          byId: actor.id,
          facts: { from: ranks.get(pencil.id), to: rank },
        });
      }
      const ranks = ranksOf(before);
      for (const pencil of before) {
        pencil.slotRank = offerIds.indexOf(pencil.id) + 1;
        await this.offers.saveOffer(pencil);
      }
      await this.ending.publishMoves(role, around, ranks);
      return this.reading.ladder(actor, roleId);
    });
  }
}
