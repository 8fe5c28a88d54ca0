import type { SaveCrewSearchRequest, SavedCrewSearch } from '@crewcall/contracts-identity';
import { type EditSearchRequest, savedSearchLimits } from '@crewcall/contracts-jobs';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { containing } from '../freelancers/crew-text.rules.js';
import type { CrewFilters } from '../freelancers/crew-directory.service.js';
import { areApartSql, matchesSql } from './crew-search-matches.js';

const newCrew = `(SELECT count(*)::integer FROM (
    SELECT FROM crew_search_finds f JOIN crew_entries e ON e.user_id = f.user_id
    WHERE f.search_id = s.id AND f.found_at > s.seen_at AND ${matchesSql('e', '$2::date')} AND NOT ${areApartSql('e.user_id')}
    LIMIT ${savedSearchLimits.counted}
  ) new)`;

export interface NewCrewSearch extends SaveCrewSearchRequest {
  id: string;
  userId: string;
  stopKey: string;
  filters: CrewFilters;
  /** London days in their order. */
  days: string[] | null;
  now: Date;
}

const patternOf = (term: string): string | null => (term ? containing(term) : null);

@Injectable()
export class CrewSearchRepository {
  constructor(private readonly database: Database) {}

  /** The oldest first. `today` is London's. */
  listCrewSearchesOf(userId: string, today: string, id: string | null = null): Promise<SavedCrewSearch[]> {
    return this.database.query<SavedCrewSearch>(
      `SELECT s.id, s.name, s.wanted, s.alert, s.is_paused, coalesce(s.to_day < $2::date, false) AS is_past,
         ${newCrew} AS new_crew
       FROM crew_searches s WHERE s.user_id = $1 AND ($3::uuid IS NULL OR s.id = $3)
       ORDER BY s.created_at, s.id`,
      [userId, today, id],
    );
  }

  /** Holds the account, so that two that come at once are counted one after the other. */
  async countForUpdate(userId: string): Promise<number> {
    await this.database.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM crew_searches WHERE user_id = $1',
      [userId],
    );
    return row?.count ?? 0;
  }

  async addCrewSearch({ id, userId, name, wanted, alert, stopKey, filters, days, now }: NewCrewSearch): Promise<void> {
    const { point, miles } = filters.near ?? {};
    await this.database.query(
      `INSERT INTO crew_searches (id, user_id, name, wanted, alert, stop_key, seen_at, created_at,
         search, place, skill, days, free, to_day, lat, lon, miles)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11::date[], $12, $13, $14, $15, $16)`,
      [
        ...[id, userId, name, JSON.stringify(wanted), alert, stopKey, now],
        ...[filters.search, filters.location, filters.skill].map(patternOf),
        ...[days, days ? (wanted.free ?? null) : null, days?.at(-1) ?? null],
        ...[point?.lat ?? null, point?.lon ?? null, miles ?? null],
      ],
    );
  }

  /** Answers whether there was one. */
  async editCrewSearch(userId: string, id: string, { name, alert, is_paused }: EditSearchRequest): Promise<boolean> {
    return this.isDone(
      `UPDATE crew_searches SET name = coalesce($3, name), alert = coalesce($4, alert), is_paused = coalesce($5, is_paused)
       WHERE user_id = $1 AND id = $2`,
      [userId, id, name ?? null, alert ?? null, is_paused ?? null],
    );
  }

  /** False when that user has none of this id. */
  removeCrewSearch(userId: string, id: string): Promise<boolean> {
    return this.isDone('DELETE FROM crew_searches WHERE user_id = $1 AND id = $2', [userId, id]);
  }

  noteSeen(userId: string, id: string, now: Date): Promise<boolean> {
    return this.isDone('UPDATE crew_searches SET seen_at = $3 WHERE user_id = $1 AND id = $2', [userId, id, now]);
  }

  /** Answers its id, while it is saved. */
  async stopCrewSearch(key: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `WITH stopped AS (UPDATE crew_searches SET alert = 'none' WHERE stop_key = $1 RETURNING id)
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
