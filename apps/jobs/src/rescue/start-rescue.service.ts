import {
  DeadlineSetter,
  RescueEntity,
  RescuePeopleRepository,
  RescuePublisher,
  RescueRepository,
  RescueRunsError,
  RoleMissingError,
  type RoleEntity,
  RoleRepository,
  termsHashOf,
  WaveService,
} from '@crewcall/bookings-domain';
import { rescueEnd, rescueLimits, type RescueSettings, waveFor } from '@crewcall/contracts-bookings';
import type { StartRescueDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock, type JobEntity } from '@crewcall/jobs-domain';
import { newId, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { JobForCallsService } from '../calls/job-for-calls.service.js';
import { RankCandidatesService } from './rank-candidates.service.js';
import { coverTerms, type FreeSlot, pointOf, SlotsService } from './slots.service.js';

/** One click: the list is made, and the first are asked in the same transaction. */
@Injectable()
export class StartRescueService {
  constructor(
    private readonly jobs: JobForCallsService,
    private readonly roles: RoleRepository,
    private readonly slots: SlotsService,
    private readonly ranking: RankCandidatesService,
    private readonly rescues: RescueRepository,
    private readonly people: RescuePeopleRepository,
    private readonly waves: WaveService,
    private readonly deadlines: DeadlineSetter,
    private readonly publisher: RescuePublisher,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Answers its id. @throws AccessDeniedError for every company but the job's */
  start(actor: Actor, roleId: string, input: StartRescueDto): Promise<string> {
    return this.transactions.runRepeatable(async () => {
      const found = await this.roles.findRole(roleId);
      if (!found) throw new RoleMissingError();
      const { job, roles } = await this.jobs.holdOwn(actor, found.jobId);
      const role = roles.find(({ id }) => id === roleId);
      if (!role) throw new RoleMissingError();
      if (await this.rescues.liveOfRole(roleId)) throw new RescueRunsError();
      const slot = await this.slots.findSlot(job, role);
      if (slot.error) throw slot.error;
      const rescue = this.rescueOf(actor, job, role, slot, input);
      await this.rescues.addRescue(rescue);
      await this.list(rescue, { job, role, slot }, input.left_out ?? []);
      await this.rescues.addStep(rescue.id, 'started');
      await this.publisher.publish(rescue, role, 'started');
      await this.deadlines.setAt('rescue_over', rescue.id, rescueEnd(rescue.firstCallAt));
      await this.waves.send({ job, role, rescue });
      return rescue.id;
    });
  }

  private async list(
    { id, lat, lon, miles }: RescueEntity,
    { job, role, slot }: { job: JobEntity; role: RoleEntity; slot: FreeSlot },
    leftOut: readonly string[],
  ): Promise<void> {
    const point = lat === null || lon === null ? null : { lat, lon };
    const ranked = await this.ranking.rank({ job, role, calls: slot.calls, point, miles });
    await this.people.addPeople(
      id,
      ranked.map(({ freelancer_id, score, facts, is_reserve }) => ({
        freelancerId: freelancer_id,
        score,
        facts,
        isReserve: is_reserve,
        isLeftOut: leftOut.includes(freelancer_id),
      })),
    );
  }

  private rescueOf(
    { id: recruiterId }: Actor,
    { id: jobId }: JobEntity,
    role: RoleEntity,
    { calls, firstCallAt }: FreeSlot,
    { settings = {}, ...near }: StartRescueDto,
  ): RescueEntity {
    const now = this.clock.now();
    const terms = coverTerms(role.terms);
    const point = pointOf(calls, near);
    return Object.assign(new RescueEntity(), {
      id: newId(),
      roleId: role.id,
      jobId,
      recruiterId,
      callIds: calls.map(({ id }) => id),
      firstCallAt: firstCallAt ?? now,
      state: 'asking',
      wave: 0,
      waveEndsAt: null,
      ...ownWaves(settings, waveFor(now, firstCallAt ?? now)),
      miles: settings.miles ?? rescueLimits.miles.usual,
      mostPeople: settings.most_people ?? rescueLimits.people,
      lat: point?.lat ?? null,
      lon: point?.lon ?? null,
      terms,
      termsHash: termsHashOf(terms),
      filledBy: null,
      deadlineVersion: 0,
      version: 1,
      postedAt: null,
      endedAt: null,
      createdAt: now,
      updatedAt: now,
    } satisfies RescueEntity);
  }
}

type Waves = Pick<RescueSettings, 'people' | 'minutes'>;

/** Both or neither: what the company left out is as it is usual now. */
const ownWaves = ({ people, minutes }: Partial<Waves>, usual: Waves) =>
  people === undefined && minutes === undefined
    ? { wavePeople: null, waveMinutes: null }
    : { wavePeople: people ?? usual.people, waveMinutes: minutes ?? usual.minutes };
