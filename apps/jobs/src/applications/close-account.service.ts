import { BookingRepository, EndLiveOfferService, OfferRepository } from '@crewcall/bookings-domain';
import { cancelReasonWords } from '@crewcall/contracts-bookings';
import { JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { ApplicationRepository } from './application.repository.js';
import { CancelBookingService } from './cancel-booking.service.js';

const KIND = 'account_closed';

/** What was to come of an account that is gone: bookings are cancelled, questions and pencils end, and others move up. */
@Injectable()
export class CloseAccountService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly offers: OfferRepository,
    private readonly applications: ApplicationRepository,
    private readonly jobs: JobRepository,
    private readonly cancelling: CancelBookingService,
    private readonly ending: EndLiveOfferService,
    private readonly transactions: Transactions,
  ) {}

  /** Every job is held first, in one order, since each of them would be held before its people. Twice is fine. */
  async close(userId: string): Promise<void> {
    await this.transactions.run(async () => {
      const ahead = await this.bookings.aheadOf(userId);
      const live = await this.offers.liveOf(userId);
      const jobIds = [...new Set([...ahead.map(({ job_id }) => job_id), ...live.map(({ jobId }) => jobId)])].sort();
      for (const id of jobIds) await this.jobs.lockEvenDeleted(id);
      for (const { id, freelancerId } of live) {
        const isCrew = freelancerId === userId;
        await this.ending.end(id, {
          by: isCrew ? 'crew' : 'company',
          isOfAll: !isCrew,
          facts: { reason: cancelReasonWords[KIND] },
        });
      }
      for (const { application_id, job_id } of ahead) await this.cancelBooking(userId, application_id, job_id);
    });
  }

  private async cancelBooking(userId: string, applicationId: string, jobId: string): Promise<void> {
    const job = await this.jobs.lockEvenDeleted(jobId);
    const application = await this.applications.lock(applicationId);
    if (!job || application?.status !== 'hired') return;
    const by = application.freelancerId === userId ? 'crew' : 'company';
    await this.cancelling.cancelHeld(job, application, { reason: null, kind: KIND, by, isTold: true });
  }
}
