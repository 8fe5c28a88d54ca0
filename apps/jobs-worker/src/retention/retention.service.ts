import { AttendanceRepository, ImportedTimeRepository } from '@crewcall/bookings-domain';
import { feedSourceLimits } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable, Logger } from '@nestjs/common';
import { type Overdue, RetentionRepository } from './retention.repository.js';

const AT_ONCE = 500;
const DAY = 86_400_000;

/** What a night's run removed, and what is left although its time is over: nothing, or it is an error. */
export interface RetentionReport {
  removed: { offers: number; invoices: number; places: number; imported: number };
  overdue: Overdue;
}

/** Ends what no other part ends, and proves that all the others did. */
@Injectable()
export class RetentionService {
  private readonly logger = new Logger(RetentionService.name);

  constructor(
    private readonly retention: RetentionRepository,
    private readonly attendances: AttendanceRepository,
    private readonly busy: ImportedTimeRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @Recurring('keep-retention', { everySeconds: 24 * 3600 })
  async keepRetention(): Promise<RetentionReport> {
    const now = this.clock.now();
    const removed = {
      offers: await this.dropAll((most) => this.retention.dropUnansweredOffers(now, most)),
      invoices: await this.dropAll((most) => this.retention.dropOldInvoices(now, most)),
      places: await this.attendances.forgetPoints(),
      imported: await this.busy.forgetTimesBefore(new Date(now.getTime() - feedSourceLimits.pastDays * DAY)),
    };
    const overdue = await this.retention.countOverdue(now);
    const report = { removed, overdue };
    const words = `Retention removed ${wordsOf(removed)}; overdue: ${wordsOf(overdue)}`;
    if (Object.values(overdue).some(Boolean)) this.logger.error({ ...report, msg: words });
    else this.logger.log({ ...report, msg: words });
    return report;
  }

  /** A batch to a transaction: one that is stopped halfway has lost nothing. */
  private async dropAll(drop: (most: number) => Promise<number>): Promise<number> {
    let dropped = 0;
    for (;;) {
      const count = await this.transactions.run(() => drop(AT_ONCE));
      dropped += count;
      if (count < AT_ONCE) return dropped;
    }
  }
}

const wordsOf = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
