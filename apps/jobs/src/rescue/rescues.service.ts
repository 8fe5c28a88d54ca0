import {
  OfferMissingError,
  OfferRepository,
  type RescueEntity,
  RescueMissingError,
  RescuePeopleRepository,
  RescueRepository,
  type RoleEntity,
  RoleMissingError,
  RoleRepository,
} from '@crewcall/bookings-domain';
import {
  liveRescueStates,
  type Rescue,
  type RescueCandidate,
  rescueLimits,
  type RoleRescue,
} from '@crewcall/contracts-bookings';
import { type Actor, isRecordId } from '@crewcall/contracts-core';
import { Clock, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { ownsJob } from '../jobs/job.policy.js';
import { MatchKitService } from '../kit/match-kit.service.js';
import { RankCandidatesService } from './rank-candidates.service.js';
import { presentRanked, presentRescue, presentSlot } from './rescue.presenter.js';
import { pointOf, SlotsService } from './slots.service.js';

export interface NearPoint {
  lat?: number;
  lon?: number;
  miles?: number;
}

/** Cover as its company reads it. */
@Injectable()
export class RescuesService {
  constructor(
    private readonly rescues: RescueRepository,
    private readonly people: RescuePeopleRepository,
    private readonly offers: OfferRepository,
    private readonly roles: RoleRepository,
    private readonly jobs: JobRepository,
    private readonly slots: SlotsService,
    private readonly ranking: RankCandidatesService,
    private readonly kit: MatchKitService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async getRescue(actor: Actor, id: string): Promise<Rescue> {
    const rescue = await this.rescues.findRescue(id);
    if (!rescue || rescue.recruiterId !== actor.id) throw new RescueMissingError();
    return this.present(rescue);
  }

  /** Before it is started: who would be asked. @throws RoleMissingError for every company but the job's */
  async ofRole(actor: Actor, roleId: string, near: NearPoint): Promise<RoleRescue> {
    const role = isRecordId(roleId) ? await this.roles.findRole(roleId) : null;
    const job = role && (await this.jobs.findJob(role.jobId));
    if (!role || !job || !ownsJob(actor, job)) throw new RoleMissingError();
    const [slot, last] = [await this.slots.findSlot(job, role), await this.rescues.lastOfRole(roleId)];
    const miles = near.miles ?? rescueLimits.miles.usual;
    const isLive = last !== null && liveRescueStates.some((state) => state === last.state);
    const wanted = { job, role, calls: slot.calls, point: pointOf(slot.calls, near), miles };
    const ranked = slot.error || isLive ? [] : await this.ranking.rank(wanted);
    const rescue = last && (await this.present(last));
    const candidates = await this.withKit(role, ranked.map(presentRanked));
    return { ...presentSlot(job, role, slot, miles, this.clock.now()), candidates, rescue };
  }

  /** The person asked has opened the question: the company sees that, once. */
  async markSeen(actor: Actor, offerId: string): Promise<void> {
    const offer = await this.offers.findOffer(offerId);
    if (!offer || actor.role !== 'freelancer' || offer.freelancerId !== actor.id) throw new OfferMissingError();
    if (offer.rescueId) await this.transactions.run(() => this.people.markSeen(offerId));
  }

  private async present(rescue: RescueEntity): Promise<Rescue> {
    const [people, steps] = [await this.people.peopleOf(rescue.id), await this.rescues.stepsOf(rescue.id)];
    const presented = presentRescue(rescue, { people, steps, now: this.clock.now() });
    const role = await this.roles.findRole(rescue.roleId);
    return { ...presented, people: await this.withKit(role, presented.people) };
  }

  /** Where the role asks for kit, how much of it each has stands among the reasons. */
  private async withKit(role: RoleEntity | null, people: RescueCandidate[]): Promise<RescueCandidate[]> {
    if (!role?.kit.length) return people;
    const words = await this.kit.wordsOf(
      role.kit,
      people.map(({ freelancer_id }) => freelancer_id),
    );
    return people.map((person, index) => ({ ...person, why: [...person.why, words[index] ?? ''] }));
  }
}
