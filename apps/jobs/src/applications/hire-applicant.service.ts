import { TeamApplicationRepository, type TeamApplicationRow } from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import { type Application, applicationMoves, canMoveApplication } from '@crewcall/contracts-jobs';
import { type ApplicationEntity, type JobEntity, JobClosingService, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { HiresService } from '../bookings/hires.service.js';
import { JobClosedError } from '../jobs/job.errors.js';
import { ApplicationPublisher } from './application-publisher.service.js';
import { ApplicationDecidedError, ApplicationMissingError, JobFilledError } from './application.errors.js';
import { canDecide } from './application.policy.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsService } from './applications.service.js';
import { TeamToHireService } from './team-to-hire.service.js';

@Injectable()
export class HireApplicantService {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly jobs: JobRepository,
    private readonly closing: JobClosingService,
    private readonly hires: HiresService,
    private readonly teams: TeamApplicationRepository,
    private readonly team: TeamToHireService,
    private readonly reading: ApplicationsService,
    private readonly publisher: ApplicationPublisher,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Hires, and closes the job with its last position. The job's row is held meanwhile, so that two tabs or two
   * replicas never hire more people than are wanted.
   * @throws JobFilledError when another user got the last position
   * @throws NotFreeError when the applicant is booked then, by whatever company
   * @throws TeamNotFreeError naming each member of a team that is booked then, with no one hired
   */
  async hireApplicant(actor: Actor, id: string): Promise<Application> {
    return this.transactions.runRepeatable(async () => {
      const [job, application] = await this.lockBoth(actor, id);
      await this.assertHirable(job, application);
      const team = await this.teams.ofApplication(id);
      if (team) await this.hireTeam(job, application, team);
      else await this.hireOne(job, application);
      return this.reading.getApplication(actor, id);
    });
  }

  /** All of them or none: whatever stands in the way of one ends the transaction. */
  private async hireTeam(job: JobEntity, lead: ApplicationEntity, team: TeamApplicationRow): Promise<void> {
    const members = await this.team.membersToHire(job, lead, team);
    if (job.positionsLeft < members.length) throw new JobFilledError();
    for (const { application, roleId } of members) await this.hireOne(job, application, roleId);
  }

  private async hireOne(job: JobEntity, application: ApplicationEntity, roleId?: string): Promise<void> {
    const booked = await this.hires.book(job, application, roleId);
    const from = application.status;
    application.status = applicationMoves.accept.to;
    await this.applications.saveApplication(application);
    await this.publisher.publishStatusChange(application, from, job.title, { booked });
    // A job of before that has no roles counts here.
    if (!booked) job.hiredCount += 1;
    await this.save(job);
  }

  /** The job first, as everywhere: two transactions that lock in one order never wait for each other. */
  private async lockBoth(actor: Actor, id: string): Promise<[JobEntity, ApplicationEntity]> {
    const found = await this.applications.findApplication(id);
    if (!found || !canDecide(actor, found)) throw new ApplicationMissingError();
    const job = await this.jobs.lockJob(found.jobId);
    const application = await this.applications.lockApplication(id);
    if (!application) throw new ApplicationMissingError();
    if (!job) throw new JobClosedError();
    return [job, application];
  }

  private async assertHirable(job: JobEntity, application: ApplicationEntity): Promise<void> {
    if (!canMoveApplication('accept', application.status, 'recruiter')) throw new ApplicationDecidedError();
    if (job.positionsLeft < 1 && !(await this.hires.hasFreeDay(job.id))) throw new JobFilledError();
    if (job.status === 'closed') throw new JobClosedError();
  }

  private async save(job: JobEntity): Promise<void> {
    if (job.positionsLeft > 0) await this.jobs.saveJob(job);
    else await this.closing.close(job, 'filled');
  }
}
