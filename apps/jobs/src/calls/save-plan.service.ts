import {
  PlanChangedError,
  PlanTakenError,
  type CallEntity,
  CallRepository,
  newCall,
  newRole,
  OfferRepository,
  type RoleEntity,
  RoleRepository,
} from '@crewcall/bookings-domain';
import { type JobPlan, roleTexts, termsFrom, wallSpanOf } from '@crewcall/contracts-bookings';
import type { SavePlanDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock, type JobEntity } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { presentRole } from '../roles/role.presenter.js';
import { ticketsIn } from '../roles/tickets-in.js';
import { presentCall } from './call.presenter.js';
import { CallsOfJobService } from './calls-of-job.service.js';
import { JobForCallsService } from './job-for-calls.service.js';
import { assertCallsApart, assertTimes, setPlace } from './save-call.service.js';

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
   * @throws PlanChangedError where the job is not as it was when the plan was written
   */
  async save(actor: Actor, jobId: string, input: SavePlanDto): Promise<JobPlan> {
    return this.transactions.runRepeatable(async () => {
      const { job, roles } = await this.jobs.holdOwn(actor, jobId);
      if (input.since && new Date(input.since).getTime() !== job.updatedAt.getTime()) throw new PlanChangedError();
      await this.removeAll(job, roles);
      const calls = await this.addCalls(job, input);
      const made = await this.addRoles(job, input, calls);
      await this.ofJob.fillJob(job);
      await this.jobs.save(job);
      return { calls: calls.map(presentCall), roles: made };
    });
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

  private async addCalls(job: JobEntity, input: SavePlanDto): Promise<CallEntity[]> {
    const calls = input.calls.map((planned) => {
      assertTimes(planned);
      const call = newCall(job.id, wallSpanOf(planned), this.clock.now(), planned.name ?? null);
      setPlace(call, planned);
      return call;
    });
    await this.calls.addCalls(calls);
    return calls;
  }

  private async addRoles(job: JobEntity, input: SavePlanDto, calls: CallEntity[]): Promise<JobPlan['roles']> {
    const made: JobPlan['roles'] = [];
    for (const { calls: places, skill, terms, confirms_next, ...planned } of input.roles) {
      const worked = places ? calls.filter((_call, index) => places.includes(index)) : calls;
      if (places && worked.length !== new Set(places).size) throw new ValidationFailedError(roleTexts.calls);
      assertCallsApart(worked);
      const more = { skill: skill ?? null, terms: termsFrom(terms), confirmsNext: confirms_next };
      const role = newRole({ jobId: job.id, ...planned, ...more, ...ticketsIn(planned) }, this.clock.now());
      await this.roles.addRole(
        role,
        worked.map(({ id }) => id),
      );
      made.push(presentRole(role, worked));
    }
    return made;
  }
}
