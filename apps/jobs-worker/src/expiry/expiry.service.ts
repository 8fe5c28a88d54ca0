import { londonDayOf } from '@crewcall/contracts-jobs';
import { Clock, JobClosingService, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable, Logger } from '@nestjs/common';
import { ExpiryConfig } from '../config.js';

@Injectable()
export class ExpiryService {
  private readonly logger = new Logger(ExpiryService.name);

  constructor(
    private readonly jobs: JobRepository,
    private readonly closing: JobClosingService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: ExpiryConfig,
  ) {}

  /**
   * Closes every job whose day is over in London, a batch to a transaction, so that one stopped halfway has lost
   * nothing and two workers share the work. A job that is being edited at this moment waits for the next run.
   */
  @Recurring('close-expired-jobs', { everySeconds: 15 * 60 })
  async closeExpired(): Promise<number> {
    const today = londonDayOf(this.clock.now());
    let closed = 0;
    for (;;) {
      const count = await this.closeBatch(today);
      closed += count;
      if (count < this.config.batch) break;
    }
    if (closed) this.logger.log(`Closed ${closed} jobs whose day was before ${today}`);
    return closed;
  }

  private async closeBatch(today: string): Promise<number> {
    return this.transactions.run(async () => {
      const expired = await this.jobs.lockExpired(today, this.config.batch);
      for (const job of expired) await this.closing.close(job, 'expired');
      return expired.length;
    });
  }
}
