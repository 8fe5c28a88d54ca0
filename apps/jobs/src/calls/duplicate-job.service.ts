import { CallRepository, newCall, newRole, RoleRepository, wallOf } from '@crewcall/bookings-domain';
import { isSpan, shiftedBy, shiftOf, spanOf, wholeDay, type WallSpan } from '@crewcall/contracts-bookings';
import type { DuplicateJobDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { eventDateProblem, type Job, plainJobId } from '@crewcall/contracts-jobs';
import { jobPosted } from '@crewcall/contracts-jobs/dto';
import { Clock, JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { newId, Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { DailyLimits } from '../daily-limits/daily-limits.service.js';
import { JobMissingError } from '../jobs/job.errors.js';
import { ownsJob } from '../jobs/job.policy.js';
import { presentJob } from '../jobs/job.presenter.js';
import { postedFacts } from '../standing/job-facts.js';
import { CallsOfJobService } from './calls-of-job.service.js';

export interface CopiedJob {
  job: Job;
  /** Ids of the new roles by those they were copied from. */
  roles: Record<string, string>;
}

/** The same job again on other days: calls, roles and terms, and none of its people. */
@Injectable()
export class DuplicateJobService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly calls: CallRepository,
    private readonly roles: RoleRepository,
    private readonly ofJob: CallsOfJobService,
    private readonly limits: DailyLimits,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async duplicate(actor: Actor, id: string, input: DuplicateJobDto): Promise<Job> {
    return (await this.copy(actor, id, input)).job;
  }

  /** Times stay as they are on the clock; one that does not exist on its new day is to follow. */
  async copy(actor: Actor, id: string, { first_day }: DuplicateJobDto): Promise<CopiedJob> {
    const source = await this.jobs.findJob(plainJobId(id));
    if (!source) throw new JobMissingError();
    if (!ownsJob(actor, source)) throw new AccessDeniedError();
    const past = eventDateProblem(first_day, this.clock.now());
    if (past) throw ValidationFailedError.ofFields([{ field: 'event_date', message: past }]);
    return this.transactions.runRepeatable(async () => {
      await this.limits.assertMayPost(actor.id);
      const job = this.copyOf(source);
      await this.jobs.addJob(job);
      const roles = await this.copyCalls(source, job, first_day);
      await this.ofJob.fillJob(job);
      await this.jobs.saveJob(job);
      await this.events.publish(jobPosted, { subjectId: job.id, version: job.version, payload: postedFacts(job) });
      return { job: presentJob(job), roles };
    });
  }

  private copyOf(source: JobEntity): JobEntity {
    const now = this.clock.now();
    return Object.assign(new JobEntity(), source, {
      id: newId(),
      status: 'active',
      resumeAs: null,
      closedReason: null,
      hiredCount: 0,
      isUrgent: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    } satisfies Partial<JobEntity>);
  }

  private async copyCalls(source: JobEntity, job: JobEntity, firstDay: string): Promise<CopiedJob['roles']> {
    const now = this.clock.now();
    const calls = await this.calls.ofJob(source.id);
    const days = shiftOf(calls[0]?.startsOn ?? firstDay, firstDay);
    const copies = new Map(
      calls.map((call) => {
        const copy = newCall(job.id, possible(shiftedBy(wallOf(call), days)), now, call.name);
        return [call.id, Object.assign(copy, { place: call.place, lat: call.lat, lon: call.lon })];
      }),
    );
    await this.calls.addCalls([...copies.values()]);
    const roles = await this.roles.ofJob(source.id);
    const callsOf = await this.roles.callIdsByRole(roles.map((role) => role.id));
    const copied: CopiedJob['roles'] = {};
    for (const role of roles) {
      const { name, skill, positions, terms, needs, kit, tickets, confirmsNext } = role;
      const facts = { name, skill, positions, terms, needs, kit, tickets, confirmsNext };
      const copy = newRole({ jobId: job.id, ...facts }, now);
      const callIds = (callsOf.get(role.id) ?? []).flatMap((callId) => copies.get(callId)?.id ?? []);
      await this.roles.addRole(copy, callIds);
      copied[role.id] = copy.id;
    }
    return copied;
  }
}

const possible = (wall: WallSpan): WallSpan => (isSpan(spanOf(wall)) ? wall : wholeDay(wall.starts_on));
