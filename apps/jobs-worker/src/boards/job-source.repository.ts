import type { BoardName } from '@crewcall/contracts-jobs';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface KnownAd {
  external_id: string;
  job_id: string;
  list_hash: string;
  is_detailed: boolean;
  is_gone: boolean;
}

/** What is written of an ad's place on its board. */
export interface SourceRow {
  external_id: string;
  job_id: string;
  url: string;
  same_as: string;
  posted_at: string;
  expires_on: string | null;
  list_hash: string;
  is_detailed: boolean;
}

const sourceColumns = `external_id text, job_id uuid, url text, same_as text, posted_at timestamptz, expires_on date,
  list_hash text, is_detailed boolean`;

/** Where the jobs of boards stand: one row for each ad that was ever kept. Everything is a batch; nothing is a statement an ad. */
@Injectable()
export class JobSourceRepository {
  constructor(private readonly database: Database) {}

  findKnown(source: BoardName, externalIds: string[]): Promise<KnownAd[]> {
    return this.database.query<KnownAd>(
      `SELECT external_id, job_id, list_hash, is_detailed, gone_at IS NOT NULL AS is_gone
       FROM job_sources WHERE source = $1 AND external_id = ANY($2::text[])`,
      [source, externalIds],
    );
  }

  /**
   * The job that another board advertises for each key, where it was posted within so many days and this board has no ad
   * of it. Key by key, so that the index is asked however little the database knows yet of a table that is being filled.
   */
  async findSame(source: BoardName, wanted: { same_as: string; posted_at: string }[], days: number) {
    return this.database.query<{ same_as: string; job_id: string }>(
      `SELECT w.same_as, found.job_id
       FROM jsonb_to_recordset($2::jsonb) AS w (same_as text, posted_at timestamptz)
       CROSS JOIN LATERAL (
         SELECT s.job_id FROM job_sources s
         WHERE s.same_as = w.same_as AND s.gone_at IS NULL AND s.source <> $1
           AND s.posted_at BETWEEN w.posted_at - make_interval(days => $3) AND w.posted_at + make_interval(days => $3)
           AND (SELECT true FROM job_sources o WHERE o.job_id = s.job_id AND o.source = $1 AND o.gone_at IS NULL) IS NULL
         ORDER BY s.first_seen_at LIMIT 1
       ) found`,
      [source, JSON.stringify(wanted), days],
    );
  }

  async saveSource(source: BoardName, rows: SourceRow[], seenAt: Date): Promise<void> {
    if (!rows.length) return;
    await this.database.query(
      `INSERT INTO job_sources (source, external_id, job_id, url, same_as, posted_at, expires_on, list_hash, is_detailed,
                                first_seen_at, seen_at)
       SELECT $1, external_id, job_id, url, same_as, posted_at, expires_on, list_hash, is_detailed, $3, $3
       FROM jsonb_to_recordset($2::jsonb) AS a (${sourceColumns})
       ON CONFLICT (source, external_id) DO UPDATE
       SET url = excluded.url, same_as = excluded.same_as, posted_at = excluded.posted_at, expires_on = excluded.expires_on,
           list_hash = excluded.list_hash, is_detailed = excluded.is_detailed, seen_at = excluded.seen_at, gone_at = NULL`,
      [source, JSON.stringify(rows), seenAt],
    );
  }

  async markSeen(source: BoardName, externalIds: string[], seenAt: Date): Promise<void> {
    if (!externalIds.length) return;
    await this.database.query(
      'UPDATE job_sources SET seen_at = $3 WHERE source = $1 AND external_id = ANY($2::text[])',
      [source, externalIds, seenAt],
    );
  }

  /** How many ads of the board stand, and how many of them were not seen since. */
  async countMissing(source: BoardName, since: Date): Promise<{ open: number; missing: number }> {
    const [row] = await this.database.query<{ open: number; missing: number }>(
      `SELECT count(*)::integer AS open, count(*) FILTER (WHERE seen_at < $2)::integer AS missing
       FROM job_sources WHERE source = $1 AND gone_at IS NULL`,
      [source, since],
    );
    return row ?? { open: 0, missing: 0 };
  }

  /** Ids of the jobs whose ad on this board has vanished since. */
  markVanished(source: BoardName, since: Date, now: Date): Promise<{ job_id: string }[]> {
    return this.database.query<{ job_id: string }>(
      `UPDATE job_sources SET gone_at = $3 WHERE source = $1 AND gone_at IS NULL AND seen_at < $2 RETURNING job_id`,
      [source, since, now],
    );
  }

  /** Ids of the jobs whose ad, on whatever board, could last be answered before `today`. */
  markOver(today: string, now: Date): Promise<{ job_id: string }[]> {
    return this.database.query<{ job_id: string }>(
      `UPDATE job_sources SET gone_at = $2 WHERE gone_at IS NULL AND expires_on < $1 RETURNING job_id`,
      [today, now],
    );
  }
}
