import { liveRescueStates, type RescueState } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { type End, EndOfferService } from '../moves/end-offer.service.js';
import type { OfferEntity } from '../offers/offer.entity.js';
import { OfferRepository } from '../offers/offer.repository.js';
import type { RoleEntity } from '../roles/role.entity.js';
import { placesOn, type Taken } from '../roles/places.repository.js';
import { RoleRepository } from '../roles/role.repository.js';
import type { RescueEntity } from './rescue.entity.js';
import { RescuePeopleRepository } from './rescue-people.repository.js';
import { RescuePublisher } from './rescue-publisher.service.js';
import { RescueRepository } from './rescue.repository.js';

type Ended = Extract<RescueState, 'filled' | 'stopped' | 'over'>;

const ends: Readonly<Record<Ended, End>> = {
  filled: { state: 'withdrawn', by: 'system', outcome: 'covered' },
  stopped: { state: 'withdrawn', by: 'company', outcome: 'withdrawn' },
  over: { state: 'expired', by: 'time', outcome: 'expired' },
};

/** Ends a cover with every question of it that is open, in one transaction. The role is held by the caller. */
@Injectable()
export class EndRescueService {
  constructor(
    private readonly rescues: RescueRepository,
    private readonly people: RescuePeopleRepository,
    private readonly roles: RoleRepository,
    private readonly offers: OfferRepository,
    private readonly ending: EndOfferService,
    private readonly publisher: RescuePublisher,
    private readonly clock: Clock,
  ) {}

  /**
   * After a confirm: of a cover the first to accept has it, and all others are told. A slot that was filled in another
   * way needs no cover either. `others` are the live offers of the role, held.
   */
  async fill(role: RoleEntity, taken: Taken, confirmed: OfferEntity, others: OfferEntity[]): Promise<void> {
    if (role.open > 0 && !confirmed.rescueId) return;
    const rescue = await this.rescues.liveOfRole(role.id);
    if (!rescue) return;
    const isOwn = confirmed.rescueId === rescue.id;
    if (!isOwn && rescue.callIds.some((id) => placesOn(role, taken, [id]) > 0)) return;
    await this.close(rescue, others, 'filled');
    const { freelancerId: freelancer_id } = confirmed;
    rescue.filledBy = freelancer_id;
    await this.rescues.saveRescue(rescue);
    const miles = isOwn ? await this.people.milesOf(rescue.id, freelancer_id) : null;
    const winner = isOwn ? { freelancer_id, ...(miles !== null && { miles }) } : {};
    await this.publisher.publish(rescue, role, 'filled', winner);
  }

  async end(rescue: RescueEntity, role: RoleEntity, state: Exclude<Ended, 'filled'>): Promise<void> {
    await this.close(rescue, await this.offers.lockAround(role.id, null), state);
    await this.rescues.saveRescue(rescue);
    await this.publisher.publish(rescue, role, state);
  }

  /** Of a company that goes, whose jobs are held. Twice is fine. */
  async stopAll(covers: readonly RescueEntity[]): Promise<void> {
    for (const { id, roleId } of covers) {
      const [role, rescue] = [await this.roles.lockRole(roleId), await this.rescues.findRescue(id)];
      const isLive = liveRescueStates.some((state) => state === rescue?.state);
      if (role && rescue && isLive) await this.end(rescue, role, 'stopped');
    }
  }

  /** Leaves the row to be saved by the caller. */
  private async close(rescue: RescueEntity, around: readonly OfferEntity[], state: Ended): Promise<void> {
    const open = around.filter((offer) => offer.rescueId === rescue.id && offer.state === 'open');
    await this.ending.endAll(open, ends[state]);
    Object.assign(rescue, { state, waveEndsAt: null, endedAt: this.clock.now() });
    rescue.deadlineVersion += 1;
    await this.rescues.addStep(rescue.id, state);
  }
}
