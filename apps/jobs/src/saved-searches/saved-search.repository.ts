import { areApartSql, jobMatchesSql } from '@crewcall/bookings-domain';
import {
  type EditSearchRequest,
  type SavedSearch,
  savedSearchLimits,
  type SaveSearchRequest,
} from '@crewcall/contracts-jobs';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { searchColumns } from './search-columns.js';

const newJobs = `(SELECT count(*)::integer FROM (
    SELECT FROM bookings.search_finds f JOIN jobs j ON j.id = f.job_id
    WHERE f.search_id = s.id AND f.found_at > s.seen_at AND j.status <> 'closed' AND j.deleted_at IS NULL
      AND ${jobMatchesSql()} AND NOT ${areApartSql}
    LIMIT ${savedSearchLimits.counted}
  ) new)`;

export interface NewSearch extends SaveSearchRequest {
  id: string;
  userId: string;
  stopKey: string;
  now: Date;
}

@Injectable()
export class SavedSearchRepository {
  constructor(private readonly database: Database) {}

  /** The oldest first. `today` is London's. */
  listSavedSearchesOf(userId: string, today: string, id: string | null = null): Promise<SavedSearch[]> {
    return this.database.query<SavedSearch>(
      `SELECT s.id, s.name, s.wanted, s.alert, s.is_paused, coalesce(s.to_day < $2::date, false) AS is_past,
         ${newJobs} AS new_jobs
       FROM bookings.saved_searches s WHERE s.user_id = $1 AND ($3::uuid IS NULL OR s.id = $3)
       ORDER BY s.created_at, s.id`,
      [userId, today, id],
    );
  }

  async countSavedSearchesOf(userId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM bookings.saved_searches WHERE user_id = $1',
      [userId],
    );
    return row?.count ?? 0;
  }

  async addSavedSearch({ id, userId, name, wanted, alert, stopKey, now }: NewSearch): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.saved_searches (id, user_id, name, wanted, alert, stop_key, seen_at, created_at,
         words, place, category, rate_unit, rate_min, from_day, to_day, origin)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [id, userId, name, JSON.stringify(wanted), alert, stopKey, now, ...searchColumns(wanted)],
    );
  }

  /** Answers whether there was one. */
  async editSavedSearch(userId: string, id: string, { name, alert, is_paused }: EditSearchRequest): Promise<boolean> {
    return this.isDone(
      `UPDATE bookings.saved_searches SET name = coalesce($3, name), alert = coalesce($4, alert), is_paused = coalesce($5, is_paused)
       WHERE user_id = $1 AND id = $2`,
      [userId, id, name ?? null, alert ?? null, is_paused ?? null],
    );
  }

  /** False when that user has none of this id. */
  removeSavedSearch(userId: string, id: string): Promise<boolean> {
    return this.isDone('DELETE FROM bookings.saved_searches WHERE user_id = $1 AND id = $2', [userId, id]);
  }

  noteSeen(userId: string, id: string, now: Date): Promise<boolean> {
    return this.isDone('UPDATE bookings.saved_searches SET seen_at = $3 WHERE user_id = $1 AND id = $2', [
      userId,
      id,
      now,
    ]);
  }

  /** Answers its id, while it is saved. */
  async stopSavedSearch(key: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `WITH stopped AS (UPDATE bookings.saved_searches SET alert = 'none' WHERE stop_key = $1 RETURNING id)
       SELECT id FROM stopped`,
      [key],
    );
    return row?.id;
  }

  private async isDone(sql: string, values: readonly unknown[]): Promise<boolean> {
    const rows = await this.database.query<{ id: string }>(`WITH done AS (${sql} RETURNING id) SELECT id FROM done`, [
      ...values,
    ]);
    return rows.length > 0;
  }
}
