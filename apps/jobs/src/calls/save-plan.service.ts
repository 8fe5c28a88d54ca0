import {
  CallRepository,
  OfferRepository,
  PlanChangedError,
  PlanTakenError,
  type RoleEntity,
  RoleRepository,
} from '@crewcall/bookings-domain';
import type { JobPlan } from '@crewcall/contracts-bookings';
import type { SavePlanDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock, type JobEntity } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { CallsOfJobService } from './calls-of-job.service.js';
import { JobForCallsService } from './job-for-calls.service.js';
import { isSamePlan, type PlanRows, planRowsOf, presentPlan } from './plan-rows.js';

/** All calls and roles of a job in one transaction, as the form that posts it sends them. */
@Injectable()
export class SavePlanService {
  constructor(
    private readonly calls: CallRepository,
    private readonly roles: RoleRepository,
    private readonly offers: OfferRepository,
    private readonly jobs: JobForCallsService,
    private readonly ofJob: CallsOfJobService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws PlanTakenError once any user was asked or is booked
   * @throws PlanChangedError where the job is not as it was when the plan was written, and has other calls or roles
   */
  async save(actor: Actor, jobId: string, input: SavePlanDto): Promise<JobPlan> {
    return this.transactions.runRepeatable(async () => {
      const { job, roles } = await this.jobs.holdOwn(actor, jobId);
      if (input.since && new Date(input.since).getTime() !== job.updatedAt.getTime())
        return this.savedBefore(job, roles, input);
      await this.removeAll(job, roles);
      const plan = planRowsOf(job.id, input, this.clock.now());
      await this.add(plan);
      await this.ofJob.fillJob(job);
      await this.jobs.save(job);
      return presentPlan(plan);
    });
  }

  /** Sent again because its answer was lost: what is there already is answered, and nothing is written. */
  private async savedBefore(job: JobEntity, roles: RoleEntity[], input: SavePlanDto): Promise<JobPlan> {
    const stored = await this.stored(job, roles);
    if (!isSamePlan(stored, planRowsOf(job.id, input, this.clock.now()))) throw new PlanChangedError();
    return presentPlan(stored);
  }

  /** Ids are in order of creation, which is that of sending. */
  private async stored(job: JobEntity, roles: RoleEntity[]): Promise<PlanRows> {
    const calls = (await this.calls.ofJob(job.id)).sort((one, other) => (one.id < other.id ? -1 : 1));
    const callIds = await this.roles.callIdsByRole(roles.map(({ id }) => id));
    const workedIn = ({ id }: RoleEntity) => calls.filter((call) => callIds.get(id)?.includes(call.id));
    return { calls, roles: roles.map((role) => ({ role, calls: workedIn(role) })) };
  }

  private async removeAll(job: JobEntity, roles: RoleEntity[]): Promise<void> {
    for (const role of roles) {
      const isAsked = role.filled > 0 || (await this.offers.lockAround(role.id, null)).length > 0;
      if (isAsked) throw new PlanTakenError();
      role.removedAt = this.clock.now();
      await this.roles.saveRole(role);
      await this.roles.setCalls(role.id, []);
    }
    const calls = await this.calls.ofJob(job.id);
    await this.calls.removeCalls(calls.map(({ id }) => id));
  }

  private async add({ calls, roles }: PlanRows): Promise<void> {
    await this.calls.addCalls(calls);
    for (const { role, calls: worked } of roles)
      await this.roles.addRole(
        role,
        worked.map(({ id }) => id),
      );
  }
}
