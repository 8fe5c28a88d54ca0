import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { copyKeyOf } from '../data-export/data-export.rules.js';

/** Everything of a person that has a table of its own here. The row of the account itself is anonymised. */
const tables = [
  'freelancer_profiles',
  'company_profiles',
  'cvs',
  'external_identities',
  'mail_tokens',
  'sessions',
  'idempotency_keys',
  'availability_words',
  'availability_days',
  'ticket_documents',
  'ticket_keys',
  'tickets',
  'ticket_holders',
  'kit_items',
  'kit_holders',
  'crew_searches',
  'crew_search_finds',
  'fresh_crew',
] as const;

/** How long the row of a deleted account stays. */
const KEPT_DAYS = 30;

@Injectable()
export class AccountErasureRepository {
  constructor(private readonly database: Database) {}

  /** Holds every administrator's row, so that the last two cannot leave at the same moment. */
  async lockAdmins(): Promise<number> {
    const rows = await this.database.query(
      `SELECT id FROM users WHERE role = 'admin' AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
    );
    return rows.length;
  }

  /** Answers the objects that are still to be removed: copies of the person's data. */
  async removeAllOf(userId: string): Promise<string[]> {
    for (const table of tables) await this.database.query(`DELETE FROM ${table} WHERE user_id::text = $1`, [userId]);
    await this.database.query('DELETE FROM rating_summaries WHERE freelancer_id = $1', [userId]);
    await this.database.query('DELETE FROM crew_bookings WHERE freelancer_id = $1', [userId]);
    await this.database.query('DELETE FROM profile_views WHERE viewed_id = $1 OR viewer_id = $1', [userId]);
    await this.database.query('DELETE FROM dealings WHERE freelancer_id = $1 OR recruiter_id = $1', [userId]);
    await this.database.query('DELETE FROM ticket_sightings WHERE company_id = $1', [userId]);
    await this.database.query('DELETE FROM blocked_people WHERE by_id = $1 OR against_id = $1', [userId]);
    const exports = await this.database.query<{ id: string; objects: string[] }>(
      `WITH gone AS (DELETE FROM data_exports WHERE user_id = $1 RETURNING id, objects) SELECT id, objects FROM gone`,
      [userId],
    );
    return exports.flatMap(({ id, objects }) => [...objects, copyKeyOf(id)]);
  }

  async purgeErasedAccounts(): Promise<void> {
    await this.database.query('DELETE FROM users WHERE deleted_at < now() - make_interval(days => $1)', [KEPT_DAYS]);
  }
}
