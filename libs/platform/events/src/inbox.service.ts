import { Injectable } from '@nestjs/common';
import { Database, TimePartitions, Transactions } from '@crewcall/platform-database';
import { Recurring } from '@crewcall/platform-queues';
import { inboxByWeek } from './inbox-by-week.js';

/** What this service has already dealt with. */
@Injectable()
export class Inbox {
  private readonly partitions: TimePartitions;

  constructor(
    private readonly database: Database,
    transactions: Transactions,
  ) {
    this.partitions = new TimePartitions(database, transactions, inboxByWeek);
  }

  /** False when the consumer has dealt with the event before. A delivery at the same moment waits for the first to end. */
  async record(eventId: string, consumer: string): Promise<boolean> {
    const rows = await this.database.query(
      'INSERT INTO inbox (event_id, consumer) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id',
      [eventId, consumer],
    );
    return rows.length > 0;
  }

  @Recurring('prune-inbox', { everySeconds: 24 * 3600 })
  prune(now = new Date()): Promise<void> {
    return this.partitions.keep(now);
  }
}
