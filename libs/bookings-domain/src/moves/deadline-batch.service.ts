import { isLiveOffer } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { type Deadline, DeadlineRepository } from '../deadlines/deadline.repository.js';
import type { OfferEntity } from '../offers/offer.entity.js';
import { OfferRepository } from '../offers/offer.repository.js';
import type { RoleEntity } from '../roles/role.entity.js';
import { RoleRepository } from '../roles/role.repository.js';
import { EndOfferService } from './end-offer.service.js';
import { hasRank, ladderOf, ranksOf } from './ladder.js';
import { OfferPublisher } from './offer-publisher.service.js';

const AT_ONCE = 200;

interface Due {
  expired: OfferEntity[];
  lapsed: OfferEntity[];
  reminded: OfferEntity[];
}

/** Ends of questions and pencils, and reminders of them: many in one transaction, with as many statements as for one. */
@Injectable()
export class DeadlineBatch {
  constructor(
    private readonly deadlines: DeadlineRepository,
    private readonly offers: OfferRepository,
    private readonly roles: RoleRepository,
    private readonly ending: EndOfferService,
    private readonly publisher: OfferPublisher,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers how many were done. What a's move holds at this moment is left due, so that one busy role keeps no
   * other waiting. Locks as everywhere: job, role, offers by id; of a person's time nothing is taken.
   */
  keepDeadlines(): Promise<number> {
    const now = this.clock.now();
    return this.transactions.run(async () => {
      const due = await this.deadlines.takeOfOffers(now, AT_ONCE);
      if (!due.length) return 0;
      const before = await this.offers.findOffers(due.map(({ subjectId }) => subjectId));
      const live = new Map(before.filter(({ state }) => isLiveOffer(state)).map((offer) => [offer.id, offer]));
      const roles = await this.roles.lockFree([...new Set([...live.values()].map(({ roleId }) => roleId))]);
      const held = new Set(roles.map(({ id }) => id));
      const done = due.filter(({ subjectId }) => held.has(live.get(subjectId)?.roleId ?? '') || !live.has(subjectId));
      const around = await this.offers.lockRanked(
        [...held],
        done.map(({ subjectId }) => subjectId),
      );
      await this.end(dueOf(done, around), roles, around);
      await this.deadlines.finishDeadlines(
        done.map(({ id }) => id),
        now,
      );
      return done.length;
    });
  }

  private async end({ expired, lapsed, reminded }: Due, roles: RoleEntity[], around: OfferEntity[]): Promise<void> {
    const left = new Set([...expired, ...lapsed].filter(hasRank).map(({ roleId }) => roleId));
    const moved = roles
      .filter(({ id }) => left.has(id))
      .map((role) => ({ role, before: ranksOf(ladderOf(role.id, around)) }));
    await this.ending.endAll(expired, { state: 'expired', by: 'time', outcome: 'expired' });
    await this.ending.endAll(lapsed, { state: 'lapsed', by: 'time', outcome: 'lapsed' });
    for (const { role, before } of moved) await this.ending.moveUp(role, around, before);
    await this.publisher.publishReminders(reminded);
  }
}

/** Only those of which the offer is still in the state that the deadline was set for. */
function dueOf(deadlines: readonly Deadline[], around: readonly OfferEntity[]): Due {
  const offers = new Map(around.map((offer) => [offer.id, offer]));
  const of = (kind: Deadline['kind'], state?: OfferEntity['state']): OfferEntity[] =>
    deadlines.flatMap((deadline) => {
      const offer = deadline.kind === kind ? offers.get(deadline.subjectId) : undefined;
      return offer?.deadlineVersion === deadline.subjectVersion && (!state || offer.state === state) ? [offer] : [];
    });
  const [expired, lapsed] = [of('expire', 'open'), of('lapse', 'held')];
  const ended = new Set([...expired, ...lapsed].map(({ id }) => id));
  return { expired, lapsed, reminded: of('remind').filter(({ id }) => !ended.has(id)) };
}
