import type { RoleEntity } from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import {
  type Answer,
  type AnswerRequest,
  answersTo,
  type Application,
  plainJobId,
  takesApplications,
  unansweredOf,
} from '@crewcall/contracts-jobs';
import type { ApplyDto } from '@crewcall/contracts-jobs/dto';
import { ApplicationEntity, Clock, type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { AccessDeniedError, assertSubject } from '@crewcall/platform-auth';
import { newId, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { DailyLimits } from '../daily-limits/daily-limits.service.js';
import { JobClosedError, JobMissingError } from '../jobs/job.errors.js';
import { ApplicationPublisher } from './application-publisher.service.js';
import {
  AlreadyAppliedError,
  AnswerMissingError,
  JobIsExternalError,
  JobNotOpenError,
  QuestionsChangedError,
  RateIsSetError,
} from './application.errors.js';
import { canApply } from './application.policy.js';
import { presentApplication } from './application.presenter.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplyingRepository } from './applying.repository.js';
import { ChooseCallsService } from './choose-calls.service.js';
import { type NewApplication, rowOfNew } from './new-application.js';

@Injectable()
export class ApplyService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly applications: ApplicationRepository,
    private readonly applying: ApplyingRepository,
    private readonly choosing: ChooseCallsService,
    private readonly limits: DailyLimits,
    private readonly publisher: ApplicationPublisher,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws AlreadyAppliedError the second time, and for all but one of many at once */
  async applyForJob(actor: Actor, jobId: string, input: ApplyDto): Promise<Application> {
    assertSubject(actor, input.freelancerId);
    return this.transactions.run(async () => {
      const prepared = await this.prepareApplication(actor, jobId, input);
      this.applications.addLast(prepared.application, () => new AlreadyAppliedError());
      await this.publisher.publishSubmitted(prepared.application, prepared.job.title);
      return presentApplication(rowOfNew(prepared), 'freelancer');
    });
  }

  /** All that can be judged before it is sent, which for a team is later. The job is held against closing. */
  async prepareApplication(
    actor: Actor,
    jobId: string,
    { coverLetter, asked_pence = null, answers = [], role_ids = [], call_ids = [], source }: ApplyDto,
  ): Promise<NewApplication> {
    const limit = this.limits.askingOfApplications(actor.id);
    const { sent, job: found, applicant } = await this.applying.lookAtJob(limit, actor.id, plainJobId(jobId));
    this.limits.assertMayApply(sent);
    const { job, recruiterId } = await this.openOf(found);
    if (!canApply(actor, job)) throw new AccessDeniedError();
    const choice = { roleIds: role_ids, callIds: call_ids, isAsking: asked_pence !== null };
    const chosen = await this.choosing.chosenOf(job.id, choice);
    const asked = { askedPence: asked_pence, askedBasis: asked_pence === null ? null : basisOf(chosen.roles) };
    const parties = { jobId: job.id, recruiterId, freelancerId: actor.id };
    const said = { coverLetter: coverLetter ?? null, answers: answersFor(job, answers) };
    const { roleIds, callIds } = chosen;
    const part = { roleIds, callIds, source: source ?? 'search' } as const;
    const application = this.build({ ...parties, ...asked, ...said, ...part });
    return { job, application, chosen: chosen.shown, applicant };
  }

  hasApplied(jobId: string, freelancerId: string): Promise<boolean> {
    return this.applications.hasApplied(jobId, freelancerId);
  }

  /** For its lead, once each member of a team has confirmed. @throws JobClosedError when that was too late */
  async sendForTeam(
    freelancerId: string,
    jobId: string,
    said: Pick<ApplicationEntity, 'coverLetter' | 'answers' | 'roleIds'>,
  ): Promise<string> {
    const { job, recruiterId } = await this.openOf(await this.jobs.lockAgainstClosing(plainJobId(jobId)));
    const whole = { askedPence: null, askedBasis: null, callIds: [], source: 'search' as const };
    const application = this.build({ ...said, ...whole, jobId: job.id, recruiterId, freelancerId });
    await this.send(application, job.title);
    return application.id;
  }

  private async send(application: ApplicationEntity, jobTitle: string): Promise<void> {
    if (!(await this.applications.addApplication(application))) throw new AlreadyAppliedError();
    await this.publisher.publishSubmitted(application, jobTitle);
  }

  private async openOf(job: JobEntity | null): Promise<{ job: JobEntity; recruiterId: string }> {
    if (!job) throw new JobMissingError();
    if (!job.recruiterId) throw new JobIsExternalError();
    await this.assertOpen(job);
    return { job, recruiterId: job.recruiterId };
  }

  /** A job whose last call is over is closed, even in the minutes before the worker says so. */
  private async assertOpen(job: JobEntity): Promise<void> {
    if (job.status === 'closed' || (await this.jobs.isOver(job))) throw new JobClosedError();
    if (!takesApplications(job)) throw new JobNotOpenError();
  }

  private build(
    sent: Pick<
      ApplicationEntity,
      | 'freelancerId'
      | 'jobId'
      | 'recruiterId'
      | 'coverLetter'
      | 'answers'
      | 'roleIds'
      | 'callIds'
      | 'source'
      | 'askedPence'
      | 'askedBasis'
    >,
  ): ApplicationEntity {
    const now = this.clock.now();
    return Object.assign(new ApplicationEntity(), {
      ...sent,
      id: newId(),
      status: 'applied',
      rejectionMessage: null,
      version: 1,
      appliedAt: now,
      updatedAt: now,
      hiddenByRecruiterAt: null,
      removedByFreelancerAt: null,
      cancelledAt: null,
      invitedAt: null,
    } satisfies Partial<ApplicationEntity>);
  }
}

/** @throws QuestionsChangedError to who saw other questions @throws AnswerMissingError naming the first without one */
function answersFor({ questions }: JobEntity, answers: readonly AnswerRequest[]): Answer[] {
  if (answers.some(({ question_id }) => !questions.some(({ id }) => id === question_id)))
    throw new QuestionsChangedError();
  const missing = unansweredOf(questions, answers);
  if (missing) throw new AnswerMissingError(missing.question, missing.problem);
  return answersTo(questions, answers);
}

/** Of the role that has no set rate. @throws RateIsSetError when all have one */
function basisOf(roles: readonly RoleEntity[]): string {
  const asking = roles.find(({ terms }) => terms.mode !== 'set');
  if (!asking) throw new RateIsSetError();
  return asking.terms.basis;
}
