import { PendingDecisionRepository } from '@crewcall/bookings-domain';
import type { Actor } from '@crewcall/contracts-core';
import { type Application, applicationMoves, canMoveApplication } from '@crewcall/contracts-jobs';
import type { RejectDto } from '@crewcall/contracts-jobs/dto';
import type { ApplicationEntity } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { HiresService } from '../bookings/hires.service.js';
import { ApplicationPublisher } from './application-publisher.service.js';
import { ApplicationDecidedError, ApplicationMissingError } from './application.errors.js';
import { canDecide } from './application.policy.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsService } from './applications.service.js';

/** What a company does with an application short of hiring. */
@Injectable()
export class ReviewApplicantService {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly hires: HiresService,
    private readonly pending: PendingDecisionRepository,
    private readonly reading: ApplicationsService,
    private readonly publisher: ApplicationPublisher,
    private readonly transactions: Transactions,
  ) {}

  /** @throws ApplicationDecidedError once it is decided, so that an answer already read is never taken back */
  async rejectApplicant(actor: Actor, id: string, { message }: RejectDto): Promise<Application> {
    return this.transactions.run(async () => {
      const found = await this.applications.findApplication(id);
      // Before the application is held: offers are held after jobs, and applications between.
      if (found && canDecide(actor, found)) await this.hires.endOffersOf(found, 'company');
      const application = await this.lockForCompany(actor, id);
      if (!canMoveApplication('reject', application.status, 'recruiter')) throw new ApplicationDecidedError();
      application.rejectionMessage = message ?? null;
      return this.move(actor, application, 'reject');
    });
  }

  /** Review and shortlist only lead forward: asked again, or too late, they leave the application as it is. */
  async advanceApplicant(actor: Actor, id: string, move: 'review' | 'shortlist'): Promise<Application> {
    return this.transactions.run(async () => {
      const application = await this.lockForCompany(actor, id);
      const canMove =
        canMoveApplication(move, application.status, 'recruiter') &&
        !(move === 'review' && (await this.waits(application)));
      return canMove ? this.move(actor, application, move) : this.reading.getApplication(actor, id);
    });
  }

  /** Reading an application whose decision is not told yet would make that void. */
  private async waits({ id, version }: ApplicationEntity): Promise<boolean> {
    return (await this.pending.findPendingDecision(id))?.applicationVersion === version;
  }

  private async lockForCompany(actor: Actor, id: string): Promise<ApplicationEntity> {
    const application = await this.applications.lockApplication(id);
    if (!application || !canDecide(actor, application)) throw new ApplicationMissingError();
    return application;
  }

  private async move(
    actor: Actor,
    application: ApplicationEntity,
    move: 'review' | 'shortlist' | 'reject',
  ): Promise<Application> {
    const from = application.status;
    application.status = applicationMoves[move].to;
    await this.applications.saveApplication(application);
    const moved = await this.reading.getApplication(actor, application.id);
    await this.publisher.publishStatusChange(application, from, moved.job_title);
    return moved;
  }
}
