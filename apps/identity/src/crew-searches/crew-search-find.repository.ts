import type { AlertMoments } from '@crewcall/contracts-bookings';
import type { CrewSearch } from '@crewcall/contracts-identity';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { areApartSql, matchesSql } from './crew-search-matches.js';

/** When what a search `s` found is told; after the last alert of its day, with the next digest. Of now, nine, Monday, today, most. */
const tellAt = `CASE s.alert
    WHEN 'instant' THEN CASE WHEN s.alerted_on = $4::date AND s.alerted_count >= $5 THEN $2::timestamptz ELSE $1 END
    WHEN 'daily' THEN $2::timestamptz WHEN 'weekly' THEN $3::timestamptz END`;

export interface DueCrewSearch {
  id: string;
  userId: string;
  name: string;
  wanted: CrewSearch;
  stopKey: string;
}

export interface FoundCrew {
  searchId: string;
  userId: string;
  title: string | null;
  location: string | null;
  total: number;
}

/** What saved searches of crew have found. Changed rows are held against the searches, and not each search against all crew. */
@Injectable()
export class CrewSearchFindRepository {
  constructor(private readonly database: Database) {}

  /** So many changed rows, against every search; answers how many were taken. What another replica holds is left to it. */
  async matchFresh({ now, nine, monday, today }: AlertMoments, perDay: number, limit: number): Promise<number> {
    const [row] = await this.database.query<{ taken: number }>(
      `WITH fresh AS MATERIALIZED (
         SELECT * FROM fresh_crew LIMIT $6 FOR UPDATE SKIP LOCKED
       ), found AS (
         INSERT INTO crew_search_finds (search_id, user_id, found_at, is_told)
         SELECT s.id, e.user_id, $1, s.alert = 'none'
         FROM fresh f JOIN crew_entries e ON e.user_id = f.user_id
         JOIN crew_searches s ON ${matchesSql('e', '$4::date')}
           AND NOT (f.was_listed AND coalesce(${matchesSql('f', '$4::date')}, false))
         JOIN users u ON u.id = s.user_id AND u.role = 'recruiter' AND u.suspended_at IS NULL AND u.deleted_at IS NULL
         WHERE NOT s.is_paused AND (s.to_day IS NULL OR s.to_day >= $4::date) AND NOT ${areApartSql('e.user_id')}
         ON CONFLICT DO NOTHING RETURNING search_id
       ), due AS (
         UPDATE crew_searches s SET tell_at = least(s.tell_at, ${tellAt})
         WHERE s.id IN (SELECT search_id FROM found) AND s.alert <> 'none'
       ), gone AS (DELETE FROM fresh_crew WHERE user_id IN (SELECT user_id FROM fresh))
       SELECT count(*)::integer AS taken FROM fresh`,
      [now, nine, monday, today, perDay, limit],
    );
    return row?.taken ?? 0;
  }

  /** So many that are to be told now, held for this transaction. */
  holdDue(now: Date, limit: number): Promise<DueCrewSearch[]> {
    return this.database.query<DueCrewSearch>(
      `SELECT id, user_id AS "userId", name, wanted, stop_key AS "stopKey" FROM crew_searches
       WHERE tell_at <= $1 ORDER BY tell_at, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, limit],
    );
  }

  /** The best rated of each that are listed and match still, and of how many. */
  untoldOf(searchIds: readonly string[], today: string, each: number): Promise<FoundCrew[]> {
    return this.database.query<FoundCrew>(
      `SELECT * FROM (
         SELECT f.search_id AS "searchId", p.user_id AS "userId", p.title, p.location,
           count(*) OVER (PARTITION BY f.search_id)::integer AS total,
           row_number() OVER (PARTITION BY f.search_id ORDER BY e.rating_score DESC, e.user_id) AS at
         FROM crew_search_finds f JOIN crew_searches s ON s.id = f.search_id
         JOIN crew_entries e ON e.user_id = f.user_id JOIN freelancer_profiles p ON p.user_id = f.user_id
         WHERE f.search_id = ANY($1::uuid[]) AND NOT f.is_told AND ${matchesSql('e', '$3::date')}
           AND NOT ${areApartSql('e.user_id')}
       ) untold WHERE at <= $2 ORDER BY "searchId", at`,
      [searchIds, each, today],
    );
  }

  /** Whatever they found; those that told of someone have one alert less today. */
  async noteTold(searchIds: readonly string[], alertedIds: readonly string[], today: string): Promise<void> {
    await this.database.query(
      'UPDATE crew_search_finds SET is_told = true WHERE search_id = ANY($1::uuid[]) AND NOT is_told',
      [searchIds],
    );
    await this.database.query(
      `UPDATE crew_searches SET tell_at = NULL,
         alerted_count = CASE WHEN alerted_on = $3::date THEN alerted_count ELSE 0 END + (id = ANY($2::uuid[]))::integer,
         alerted_on = $3::date
       WHERE id = ANY($1::uuid[])`,
      [searchIds, alertedIds, today],
    );
  }

  /** After its alert was changed: what it has not told yet is told as it says now, or never. */
  async tellAgain(searchId: string, { now, nine, monday, today }: AlertMoments, perDay: number): Promise<void> {
    await this.database.query(
      `UPDATE crew_search_finds f SET is_told = true FROM crew_searches s
       WHERE s.id = f.search_id AND s.id = $1 AND NOT f.is_told AND (s.alert = 'none' OR s.is_paused)`,
      [searchId],
    );
    await this.database.query(
      `UPDATE crew_searches s SET tell_at = CASE
         WHEN EXISTS (SELECT FROM crew_search_finds f WHERE f.search_id = s.id AND NOT f.is_told) THEN ${tellAt} END
       WHERE s.id = $6`,
      [now, nine, monday, today, perDay, searchId],
    );
  }

  async dropFoundBefore(moment: Date): Promise<void> {
    await this.database.query('DELETE FROM crew_search_finds WHERE found_at < $1', [moment]);
  }
}
