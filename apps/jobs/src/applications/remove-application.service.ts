import type { Actor } from '@crewcall/contracts-core';
import {
  type ApplicationSide,
  applicationMoves,
  type ApplicationStatus,
  canMoveApplication,
  isOpenApplication,
} from '@crewcall/contracts-jobs';
import { type ApplicationEntity, Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { HiresService } from '../bookings/hires.service.js';
import { ApplicationListRepository } from './application-list.repository.js';
import { ApplicationPublisher } from './application-publisher.service.js';
import { ApplicationIsBookingError, ApplicationMissingError } from './application.errors.js';
import { sideOf } from '../parties/party.policy.js';
import { ApplicationRepository } from './application.repository.js';

/** Taking an application off a list. Nothing is ever erased: each side has a mark of its own. */
@Injectable()
export class RemoveApplicationService {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly list: ApplicationListRepository,
    private readonly hires: HiresService,
    private readonly publisher: ApplicationPublisher,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A company hides it from itself alone. A freelancer removes it for good, which withdraws an undecided one. */
  async removeApplication(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async () => {
      const found = await this.applications.findApplication(id);
      if (found && sideOf(actor, found) === 'freelancer') await this.hires.endOffersOf(found, 'crew');
      const application = await this.applications.lockApplication(id);
      const side = application && sideOf(actor, application);
      if (!side || isOffList(application, side)) throw new ApplicationMissingError();
      if (application.status === 'hired') throw new ApplicationIsBookingError();
      const now = this.clock.now();
      if (side === 'recruiter') application.hiddenByRecruiterAt = now;
      else application.removedByFreelancerAt = now;
      await this.withdrawIfOpen(application, side);
    });
  }

  /** Of a team one of whose members does not come. Its job is held. Answers how it stands then. */
  async withdrawApplication(id: string): Promise<ApplicationStatus | null> {
    const found = await this.applications.findApplication(id);
    if (found) await this.hires.endOffersOf(found, 'crew');
    const application = await this.applications.lockApplication(id);
    if (application && isOpenApplication(application.status)) await this.withdrawIfOpen(application, 'freelancer');
    return application?.status ?? null;
  }

  /** For an account that is being deleted: whatever still waits for an answer is withdrawn. */
  async withdrawAllOf(freelancerId: string): Promise<void> {
    await this.transactions.run(async () => {
      for (const application of await this.applications.lockOpenOfFreelancer(freelancerId)) {
        await this.withdrawIfOpen(application, 'freelancer');
      }
    });
  }

  private async withdrawIfOpen(application: ApplicationEntity, side: ApplicationSide): Promise<void> {
    const from = application.status;
    const isWithdrawn = canMoveApplication('withdraw', from, side);
    if (isWithdrawn) application.status = applicationMoves.withdraw.to;
    await this.applications.saveApplication(application);
    if (!isWithdrawn) return;
    const row = await this.list.findRow(application.id);
    await this.publisher.publishStatusChange(application, from, row?.job_title ?? '');
  }
}

const isOffList = (application: ApplicationEntity, side: ApplicationSide): boolean =>
  (side === 'recruiter' ? application.hiddenByRecruiterAt : application.removedByFreelancerAt) !== null;
