import { applicationMoves, canMoveApplication } from '@crewcall/contracts-jobs';
import { applicationStatusChanged } from '@crewcall/contracts-jobs/dto';
import { ApplicationEntity, Clock, JobRepository } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { type Deadline } from '../deadlines/deadline.repository.js';
import { EndLiveOfferService } from '../moves/end-live-offer.service.js';
import { OfferRepository } from '../offers/offer.repository.js';
import { PendingDecisionRepository } from './pending-decision.repository.js';

/** Carries out what a company decided and did not take back in time. */
@Injectable()
export class DecideLaterService {
  constructor(
    private readonly database: Database,
    private readonly pending: PendingDecisionRepository,
    private readonly offers: OfferRepository,
    private readonly ending: EndLiveOfferService,
    private readonly jobs: JobRepository,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Void where the application moved on, or the decision was taken back or made anew. */
  async decide({ subjectId, dueAt }: Deadline): Promise<void> {
    const found = await this.database.of(ApplicationEntity).findOneBy({ id: subjectId });
    const known = await this.pending.findPendingDecision(subjectId);
    if (!found || !known || known.dueAt > dueAt || known.applicationVersion !== found.version) return;
    // Before the application is held: offers are held after jobs, and applications between.
    if (known.move === 'reject') {
      await this.jobs.lockEvenDeleted(found.jobId);
      // An offer that was being made has taken it back.
      if (!(await this.pending.findPendingDecision(subjectId))) return;
      for (const { id } of await this.offers.liveOfApplication(subjectId)) await this.ending.end(id, { by: 'company' });
    }
    const application = await this.database
      .of(ApplicationEntity)
      .findOne({ where: { id: subjectId }, lock: { mode: 'pessimistic_write' } });
    const decision = await this.pending.lockPendingDecision(subjectId);
    if (!application || !decision || application.version !== decision.applicationVersion) return;
    await this.pending.removePendingDecision(subjectId);
    if (!canMoveApplication(decision.move, application.status, 'recruiter')) return;
    await this.move(application, decision.move, decision.message);
  }

  private async move(application: ApplicationEntity, move: 'shortlist' | 'reject', message: string | null) {
    const from = application.status;
    application.status = applicationMoves[move].to;
    if (move === 'reject') application.rejectionMessage = message;
    application.version += 1;
    application.updatedAt = this.clock.now();
    const { id: subjectId, ...columns } = application;
    await this.database.of(ApplicationEntity).update({ id: subjectId }, columns);
    const { jobId: job_id, recruiterId: recruiter_id, freelancerId: freelancer_id, version, status: to } = application;
    const job = await this.jobs.findEvenDeleted(job_id);
    const facts = { job_id, job_title: job?.title ?? '', recruiter_id, freelancer_id, from, to };
    const payload = { ...facts, ...(move === 'reject' && message && { has_message: true }) };
    await this.events.publish(applicationStatusChanged, { subjectId, version, payload });
  }
}
