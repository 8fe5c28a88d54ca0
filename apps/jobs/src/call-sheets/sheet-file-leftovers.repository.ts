import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Files that no sheet has any more: taken away and in no current version, or opened and never handed in. */
@Injectable()
export class SheetFileLeftoversRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first; of one call, or of all. */
  async findLeftovers(openedBefore: Date, callId: string | null, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT f.id FROM bookings.sheet_files f
       WHERE ($2::uuid IS NULL OR f.call_id = $2)
         AND ((f.state = 'opened' AND f.created_at < $1) OR (f.removed_at IS NOT NULL AND NOT EXISTS (
           SELECT FROM bookings.call_sheets s WHERE s.call_id = f.call_id
             AND s.version = (SELECT max(l.version) FROM bookings.call_sheets l WHERE l.call_id = f.call_id)
             AND s.fields -> 'attachments' @> jsonb_build_array(jsonb_build_object('id', f.id)))))
       ORDER BY f.id LIMIT $3`,
      [openedBefore, callId, limit],
    );
    return rows.map(({ id }) => id);
  }

  async removeLeftover(id: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.sheet_files WHERE id = $1', [id]);
  }

  /** Of these, those that are known; of those that wait for a verdict alone, if asked. */
  async knownIdsOf(ids: readonly string[], isWaiting: boolean): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM bookings.sheet_files WHERE id::text = ANY($1::text[]) AND (NOT $2 OR state = 'scanning')`,
      [ids, isWaiting],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
