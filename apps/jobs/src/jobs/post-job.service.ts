import type { Actor } from '@crewcall/contracts-core';
import { durationOf, eventDateProblem, type Job } from '@crewcall/contracts-jobs';
import { jobPosted, type PostJobDto } from '@crewcall/contracts-jobs/dto';
import { Clock, JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { assertSubject } from '@crewcall/platform-auth';
import { newId, Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { DailyLimits } from '../daily-limits/daily-limits.service.js';
import { CallsOfJobService } from '../calls/calls-of-job.service.js';
import { postedFacts } from '../standing/job-facts.js';
import { CompanyNameService } from './company-name.service.js';
import { presentJob } from './job.presenter.js';
import { rateOf } from './job-edit.rules.js';
import { savedQuestions } from './saved-questions.rules.js';

@Injectable()
export class PostJobService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly companyNames: CompanyNameService,
    private readonly limits: DailyLimits,
    private readonly calls: CallsOfJobService,
    private readonly events: Events,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Under the name of the company's profile, whether the form names it or not. */
  async post(actor: Actor, input: PostJobDto): Promise<Job> {
    assertSubject(actor, input.recruiter_id);
    const company = await this.companyNames.nameFor(actor, input.company);
    const now = this.clock.now();
    const past = eventDateProblem(input.event_date, now);
    if (past) throw ValidationFailedError.ofFields([{ field: 'event_date', message: past }]);
    const job = this.build(actor.id, company, input, now);
    await this.transactions.run(async () => {
      await this.limits.assertMayPost(actor.id);
      await this.jobs.addJob(job);
      await this.calls.makeFor(job);
      await this.events.publish(jobPosted, { subjectId: job.id, version: job.version, payload: postedFacts(job) });
    });
    return presentJob(job);
  }

  private build(recruiterId: string, company: string, input: PostJobDto, now: Date): JobEntity {
    const rate = rateOf(input);
    const duration = durationOf({ ...input, end_day_offset: input.end_day_offset ?? 0 });
    return Object.assign(new JobEntity(), {
      id: newId(),
      recruiterId,
      company,
      title: input.title,
      type: input.type,
      contractType: input.type === 'contract' ? (input.contract_type ?? null) : null,
      employmentType: null,
      location: input.location,
      hidesPlace: input.hides_place ?? false,
      rate: input.rate,
      ratePence: rate.rate_pence,
      rateUnit: rate.rate_unit,
      description: input.description,
      eventDate: input.event_date,
      durationType: duration.duration_type,
      startTime: duration.start_time,
      endTime: duration.end_time,
      endDayOffset: duration.end_day_offset,
      days: duration.days,
      hours: duration.hours,
      skills: input.skills ?? [],
      questions: savedQuestions(input.questions ?? [], [], newId),
      needsTickets: false,
      status: 'active',
      resumeAs: null,
      closedReason: null,
      positions: input.positions ?? 1,
      hiredCount: 0,
      isUrgent: false,
      externalUrl: null,
      externalSource: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      lat: null,
      lon: null,
      placedAs: null,
    } satisfies Partial<JobEntity>);
  }
}
