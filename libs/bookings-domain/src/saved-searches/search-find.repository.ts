import type { AlertMoments } from '@crewcall/contracts-bookings';
import type { JobSearch } from '@crewcall/contracts-jobs';
import { Database } from '@crewcall/platform-database';
import { milesSql } from '@crewcall/platform-places';
import { Injectable } from '@nestjs/common';
import { areApartSql, jobMatchesSql, wordsTextSql } from './job-search-matches.js';

/** Farther than the person travels, who named no place to search in: it is in the list, and no reason to be called at once. */
const tooFar = `s.place IS NULL AND EXISTS (SELECT FROM people p WHERE p.user_id = s.user_id
    AND p.lat IS NOT NULL AND j.lat IS NOT NULL
    AND ${milesSql({ lat: 'p.lat', lon: 'p.lon' }, { lat: 'j.lat', lon: 'j.lon' })} > p.reach_miles)`;

/** When what a search `s` found is told; after the last alert of its day, with the next digest. Of now, nine, Monday, today, most. */
const tellAt = `CASE s.alert
    WHEN 'instant' THEN CASE WHEN s.alerted_on = $4::date AND s.alerted_count >= $5 THEN $2::timestamptz ELSE $1 END
    WHEN 'daily' THEN $2::timestamptz WHEN 'weekly' THEN $3::timestamptz END`;

/** Of an older job that is fresh again, searches of its time were told: what they found then is not kept. */
export const FINDS_KEPT_MS = 30 * 86_400_000;

export interface DueSearch {
  id: string;
  userId: string;
  name: string;
  wanted: JobSearch;
  stopKey: string;
}

export interface FoundJob {
  searchId: string;
  id: string;
  title: string;
  date: string | null;
  location: string;
  hidesPlace: boolean;
  rate: string;
  total: number;
}

/** What saved searches have found. New jobs are held against the searches, and not each search against all jobs. */
@Injectable()
export class SearchFindRepository {
  constructor(private readonly database: Database) {}

  /** A job that was there before, for those who were not told of it yet. */
  async noteFresh(jobId: string): Promise<void> {
    await this.database.query('INSERT INTO bookings.fresh_jobs (job_id) VALUES ($1) ON CONFLICT DO NOTHING', [jobId]);
  }

  /** So many new jobs, against every search; answers how many were taken. What another worker holds is left to it. */
  async matchFresh(moments: AlertMoments, perDay: number, limit: number): Promise<number> {
    const { now, nine, monday, today } = moments;
    const keptSince = new Date(now.getTime() - FINDS_KEPT_MS);
    const [row] = await this.database.query<{ taken: number }>(
      `WITH fresh AS MATERIALIZED (
         SELECT job_id FROM bookings.fresh_jobs LIMIT $6 FOR UPDATE SKIP LOCKED
       ), j AS MATERIALIZED (
         SELECT j.id, j.recruiter_id, j.search_text, ${wordsTextSql} AS words_text, j.location_text,
           j.categories, j.rate_unit, j.rate_pence, j.event_date, j.lat, j.lon, j.created_at
         FROM jobs j WHERE j.id IN (SELECT job_id FROM fresh) AND j.status <> 'closed' AND j.deleted_at IS NULL
       ), found AS (
         INSERT INTO bookings.search_finds (search_id, job_id, found_at, is_told)
         SELECT s.id, j.id, $1, s.alert = 'none' OR (s.alert = 'instant' AND ${tooFar}) FROM j JOIN bookings.saved_searches s ON ${jobMatchesSql('j.words_text')}
         WHERE NOT s.is_paused AND (s.to_day IS NULL OR s.to_day >= $4::date)
           AND (j.recruiter_id IS NULL OR (j.recruiter_id <> s.user_id AND NOT ${areApartSql}))
           AND (j.recruiter_id IS NULL OR j.created_at > $7 OR s.created_at > j.created_at)
         ON CONFLICT DO NOTHING RETURNING search_id, is_told
       ), due AS (
         UPDATE bookings.saved_searches s SET tell_at = least(s.tell_at, ${tellAt})
         WHERE s.id IN (SELECT search_id FROM found WHERE NOT is_told)
       ), gone AS (DELETE FROM bookings.fresh_jobs WHERE job_id IN (SELECT job_id FROM fresh))
       SELECT count(*)::integer AS taken FROM fresh`,
      [now, nine, monday, today, perDay, limit, keptSince],
    );
    return row?.taken ?? 0;
  }

  /** So many that are to be told now, held for this transaction. */
  holdDue(now: Date, limit: number): Promise<DueSearch[]> {
    return this.database.query<DueSearch>(
      `SELECT id, user_id AS "userId", name, wanted, stop_key AS "stopKey" FROM bookings.saved_searches
       WHERE tell_at <= $1 ORDER BY tell_at, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, limit],
    );
  }

  /** The newest of each that are open and match still, where neither blocked the other since, and of how many. */
  untoldOf(searchIds: readonly string[], each: number): Promise<FoundJob[]> {
    return this.database.query<FoundJob>(
      `SELECT * FROM (
         SELECT f.search_id AS "searchId", j.id, j.title, j.event_date::text AS date, j.location,
           j.hides_place AS "hidesPlace", j.rate, count(*) OVER (PARTITION BY f.search_id)::integer AS total,
           row_number() OVER (PARTITION BY f.search_id ORDER BY j.created_at DESC, j.id DESC) AS at
         FROM bookings.search_finds f JOIN bookings.saved_searches s ON s.id = f.search_id JOIN jobs j ON j.id = f.job_id
         WHERE f.search_id = ANY($1::uuid[]) AND NOT f.is_told AND j.status <> 'closed' AND j.deleted_at IS NULL
           AND ${jobMatchesSql()} AND NOT ${areApartSql}
       ) untold WHERE at <= $2 ORDER BY "searchId", at`,
      [searchIds, each],
    );
  }

  /** Whatever they found; those that told of something have one alert less today. */
  async noteTold(searchIds: readonly string[], alertedIds: readonly string[], today: string): Promise<void> {
    await this.database.query(
      'UPDATE bookings.search_finds SET is_told = true WHERE search_id = ANY($1::uuid[]) AND NOT is_told',
      [searchIds],
    );
    await this.database.query(
      `UPDATE bookings.saved_searches SET tell_at = NULL,
         alerted_count = CASE WHEN alerted_on = $3::date THEN alerted_count ELSE 0 END + (id = ANY($2::uuid[]))::integer,
         alerted_on = $3::date
       WHERE id = ANY($1::uuid[])`,
      [searchIds, alertedIds, today],
    );
  }

  /** After its alert was changed: what it has not told yet is told as it says now, or never. */
  async tellAgain(searchId: string, { now, nine, monday, today }: AlertMoments, perDay: number): Promise<void> {
    await this.database.query(
      `UPDATE bookings.search_finds f SET is_told = true FROM bookings.saved_searches s
       WHERE s.id = f.search_id AND s.id = $1 AND NOT f.is_told AND (s.alert = 'none' OR s.is_paused)`,
      [searchId],
    );
    await this.database.query(
      `UPDATE bookings.saved_searches s SET tell_at = CASE
         WHEN EXISTS (SELECT FROM bookings.search_finds f WHERE f.search_id = s.id AND NOT f.is_told) THEN ${tellAt} END
       WHERE s.id = $6`,
      [now, nine, monday, today, perDay, searchId],
    );
  }

  async dropFoundBefore(moment: Date): Promise<void> {
    await this.database.query('DELETE FROM bookings.search_finds WHERE found_at < $1', [moment]);
  }
}
