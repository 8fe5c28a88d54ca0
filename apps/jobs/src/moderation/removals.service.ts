import { EndLiveOfferService } from '@crewcall/bookings-domain';
import type { ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import { Clock, JobClosingService, JobRepository } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';

/** Takes down jobs that administrators found against the rules. Bookings that were made stay readable. */
@Injectable()
export class RemovalsService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly closing: JobClosingService,
    private readonly offers: EndLiveOfferService,
    private readonly clock: Clock,
  ) {}

  async act({ decision, target }: ModerationDecidedPayload): Promise<void> {
    if (decision !== 'removed' || target.kind !== 'job') return;
    const job = await this.jobs.lockJob(target.id);
    if (!job || job.deletedAt) return;
    await this.offers.endOfJob(job.id, 'system');
    await this.closing.remove(job, this.clock.now());
  }
}
