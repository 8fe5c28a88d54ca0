import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { HeardEvent } from './tally-change.js';

type Row = Omit<HeardEvent, 'occurred_at'> & { occurred_at: Date };

/** Every event that counts, so that the figures can be made again from what was heard. */
@Injectable()
export class HeardEventRepository {
  constructor(private readonly database: Database) {}

  async addHeardEvent({ id, name, subject_id, version, occurred_at, payload }: HeardEvent): Promise<void> {
    await this.database.query(
      `INSERT INTO heard_events (subject_id, occurred_at, id, name, version, payload) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING`,
      [subject_id, occurred_at, id, name, version, JSON.stringify(payload)],
    );
  }

  /** All of one subject come together. */
  async heardEventsAfter(last: HeardEvent | null, limit: number): Promise<HeardEvent[]> {
    const rows = await this.database.query<Row>(
      `SELECT id, name, subject_id, version, occurred_at, payload FROM heard_events
       WHERE $1::uuid IS NULL OR (subject_id, occurred_at, id) > ($1::uuid, $2::timestamptz, $3::uuid)
       ORDER BY subject_id, occurred_at, id LIMIT $4`,
      [last?.subject_id ?? null, last?.occurred_at ?? null, last?.id ?? null, limit],
    );
    return rows.map((row) => ({ ...row, occurred_at: row.occurred_at.toISOString() }));
  }

  /** That a user was there goes on counting in its month; what they were called does not stay. */
  async forgetNameOf(subjectId: string): Promise<void> {
    await this.database.query(
      `UPDATE heard_events SET payload = payload - 'display_name' WHERE subject_id = $1 AND payload ? 'display_name'`,
      [subjectId],
    );
  }
}
