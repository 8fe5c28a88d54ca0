import type { MissedSearch } from '@crewcall/contracts-admin';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

@Injectable()
export class MissedSearchRepository {
  constructor(private readonly database: Database) {}

  async addMissedSearch(day: string, terms: { term: string; count: number }[]): Promise<void> {
    await this.database.query(
      `INSERT INTO missed_searches AS m (day, term, count)
       SELECT $1::date, term, count FROM jsonb_to_recordset($2::jsonb) AS told (term text, count integer)
       ON CONFLICT (day, term) DO UPDATE SET count = m.count + excluded.count`,
      [day, JSON.stringify(terms)],
    );
  }

  /** Most wanted first. */
  mostMissed(days: number, limit: number): Promise<MissedSearch[]> {
    return this.database.query<MissedSearch>(
      `SELECT term, sum(count)::int AS count, max(day)::text AS last_on FROM missed_searches
       WHERE day > (now() AT TIME ZONE 'Europe/London')::date - $1::int
       GROUP BY term ORDER BY count DESC, last_on DESC, term LIMIT $2`,
      [days, limit],
    );
  }

  async removeOlderThan(days: number): Promise<void> {
    await this.database.query(`DELETE FROM missed_searches WHERE day < current_date - $1::int`, [days]);
  }
}
