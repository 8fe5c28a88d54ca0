import { Injectable } from '@nestjs/common';
import { Database } from '@crewcall/platform-database';

/** Longer than a dead letter is kept, so that one replayed late is still recognised. */
const KEPT_DAYS = 35;

/** What this service has already dealt with. */
@Injectable()
export class Inbox {
  constructor(private readonly database: Database) {}

  /** False when the consumer has dealt with the event before. A delivery at the same moment waits for the first to end. */
  async record(eventId: string, consumer: string): Promise<boolean> {
    const rows = await this.database.query(
      'INSERT INTO inbox (event_id, consumer) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id',
      [eventId, consumer],
    );
    return rows.length > 0;
  }

  async prune(): Promise<void> {
    await this.database.query('DELETE FROM inbox WHERE received_at < now() - make_interval(days => $1)', [KEPT_DAYS]);
  }
}
