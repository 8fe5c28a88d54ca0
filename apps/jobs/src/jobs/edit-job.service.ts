import type { Actor } from '@crewcall/contracts-core';
import { eventDateProblem, type Job, plainJobId } from '@crewcall/contracts-jobs';
import type { EditJobDto } from '@crewcall/contracts-jobs/dto';
import { Clock, type JobEntity, JobClosingService, JobRepository } from '@crewcall/jobs-domain';
import { AccessDeniedError, assertSubject } from '@crewcall/platform-auth';
import { newId, Transactions } from '@crewcall/platform-database';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { ReviseJobService } from '../revisions/revise-job.service.js';
import { CallsOfJobService, touchesRoles, touchesTimes } from '../calls/calls-of-job.service.js';
import { UseCallsError, UseRolesError, RoleRepository } from '@crewcall/bookings-domain';
import { JobPublisher } from '../standing/job-publisher.service.js';
import { CompanyNameService } from './company-name.service.js';
import { JobClosedError, JobMissingError, PositionsBelowHiredError } from './job.errors.js';
import { applyEdit, changedFields, contractTypeMissing } from './job-edit.rules.js';
import { ownsJob } from './job.policy.js';
import { presentJob } from './job.presenter.js';
import { savedQuestions } from './saved-questions.rules.js';

@Injectable()
export class EditJobService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly closing: JobClosingService,
    private readonly roles: RoleRepository,
    private readonly calls: CallsOfJobService,
    private readonly revisions: ReviseJobService,
    private readonly publisher: JobPublisher,
    private readonly transactions: Transactions,
    private readonly companyNames: CompanyNameService,
    private readonly clock: Clock,
  ) {}

  /** Fields that were not sent stay as they are; the same again changes nothing and publishes nothing. */
  async edit(actor: Actor, id: string, input: EditJobDto): Promise<Job> {
    return this.transactions.run(async () => {
      const job = await this.lockOwn(actor, id, input);
      const before = structuredClone({ ...job });
      const wasFilled = job.positionsLeft === 0;
      const { questions } = input;
      applyEdit(job, { ...input, questions: questions && savedQuestions(questions, job.questions, newId) });
      const changed = changedFields(before, job);
      if (!changed.length) return presentJob(job);
      this.assertValid(job, changed);
      if (changed.includes('company')) job.company = await this.companyNames.nameFor(actor, job.company);
      await this.followRoles(job, before, changed);
      await this.save(job, changed, wasFilled);
      return presentJob(job);
    });
  }

  private async lockOwn(actor: Actor, id: string, input: EditJobDto): Promise<JobEntity> {
    assertSubject(actor, input.recruiter_id);
    const job = await this.jobs.lockJob(plainJobId(id));
    if (!job) throw new JobMissingError();
    if (!ownsJob(actor, job)) throw new AccessDeniedError();
    if (job.status === 'closed') throw new JobClosedError();
    return job;
  }

  private assertValid(job: JobEntity, changed: string[]): void {
    const missing = contractTypeMissing(job);
    if (missing) throw ValidationFailedError.ofFields([{ field: 'contract_type', message: missing }]);
    const past = changed.includes('event_date') ? eventDateProblem(job.eventDate, this.clock.now()) : null;
    if (past) throw ValidationFailedError.ofFields([{ field: 'event_date', message: past }]);
    if (job.positions < job.hiredCount) throw new PositionsBelowHiredError();
  }

  /**
   * @throws UseRolesError when the form's fields could mean any of several roles
   * @throws UseCallsError when people would have to be asked, or let go: that is done where they are seen
   */
  private async followRoles(job: JobEntity, before: Partial<JobEntity>, changed: string[]): Promise<void> {
    const roles = await this.roles.lockOfJob(job.id);
    const [role] = roles;
    if (roles.length > 1 && touchesRoles(changed)) throw new UseRolesError();
    if (roles.length !== 1 || !role) return;
    if (touchesTimes(changed) && (await this.revisions.hasPeople(job.id))) throw new UseCallsError();
    if (job.positions < role.positions && (await this.revisions.hasWaiting(job.id))) throw new UseCallsError();
    await this.calls.followEdit(job, role, changed, before);
  }

  /** Wanting no more people than are hired already ends the search; one that is posted for a freed day goes on. */
  private async save(job: JobEntity, changed: string[], wasFilled: boolean): Promise<void> {
    if (!wasFilled && job.positionsLeft === 0) return this.closing.close(job, 'filled');
    await this.jobs.saveJob(job);
    await this.publisher.publishChange(job, changed);
  }
}
