import type { BoardName } from '@crewcall/contracts-jobs';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** The columns of a job that an ad fills. */
export interface BoardJobRow {
  id: string;
  company: string;
  title: string;
  contract_type: string | null;
  location: string;
  rate: string;
  rate_pence: number | null;
  rate_unit: string | null;
  description: string;
  external_url: string;
  created_at: string;
  search_text: string;
  location_text: string;
  categories: string[];
}

const columns = `id uuid, company text, title text, contract_type text, location text, rate text, rate_pence integer,
  rate_unit text, description text, external_url text, created_at timestamptz, search_text text, location_text text,
  categories text[]`;

/** Jobs that boards advertise, a batch to a statement. Their sources are in `job_sources`. */
@Injectable()
export class BoardJobRepository {
  constructor(private readonly database: Database) {}

  /**
   * Room to sort what the search index takes in at once, and to put off its sorting until two batches are worth it;
   * without them it is taken in by small portions.
   */
  async prepareForBulk(): Promise<void> {
    await this.database.query(
      `SELECT set_config('work_mem', '64MB', true), set_config('gin_pending_list_limit', '8MB', true)`,
    );
  }

  /** Sorts what was put off into the search index: until then every search reads it through. */
  async settleSearchIndex(): Promise<void> {
    await this.database.query(`SELECT gin_clean_pending_list('jobs_search')`);
  }

  async addJobs(source: BoardName, jobs: BoardJobRow[]): Promise<void> {
    if (!jobs.length) return;
    await this.database.query(
      `INSERT INTO jobs (id, company, title, type, contract_type, location, rate, rate_pence, rate_unit, description, status,
                         external_url, external_source, external_sources, created_at, search_text, location_text, categories)
       SELECT id, company, title, 'contract', contract_type, location, rate, rate_pence, rate_unit, description, 'active',
              external_url, $1, jsonb_build_array(jsonb_build_object('source', $1::text, 'url', external_url)),
              created_at, search_text, location_text, categories
       FROM jsonb_to_recordset($2::jsonb) AS a (${columns})`,
      [source, JSON.stringify(jobs)],
    );
  }

  /**
   * Puts what the board says now into the jobs that are shown for this board, and opens again what had expired. What an
   * administrator took down stays down. Jobs shown for the other board stay as they are.
   */
  async updateJobs(source: BoardName, jobs: BoardJobRow[]): Promise<void> {
    if (!jobs.length) return;
    await this.database.query(
      `UPDATE jobs j
       SET company = a.company, title = a.title, contract_type = a.contract_type, location = a.location, rate = a.rate,
           rate_pence = a.rate_pence, rate_unit = a.rate_unit, description = a.description, search_text = a.search_text,
           location_text = a.location_text, categories = a.categories, external_url = a.external_url,
           status = CASE WHEN j.closed_reason = 'expired' THEN 'active' ELSE j.status END,
           closed_reason = CASE WHEN j.closed_reason = 'expired' THEN NULL ELSE j.closed_reason END,
           version = j.version + 1, updated_at = now()
       FROM jsonb_to_recordset($2::jsonb) AS a (${columns})
       WHERE j.id = a.id AND j.deleted_at IS NULL
         AND (j.external_source = $1 OR j.closed_reason = 'expired')`,
      [source, JSON.stringify(jobs)],
    );
  }

  /**
   * Makes the jobs show the boards that still advertise them. A board that a job is now shown for instead of the other
   * tells it anew at its next run.
   */
  async refreshSources(jobIds: string[]): Promise<void> {
    if (!jobIds.length) return;
    await this.database.query(
      `WITH live AS (
         SELECT job_id, list FROM unnest($1::uuid[]) AS touched (job_id) CROSS JOIN LATERAL (
           SELECT jsonb_agg(jsonb_build_object('source', source, 'url', url) ORDER BY first_seen_at, source DESC) AS list
           FROM job_sources s WHERE s.job_id = touched.job_id AND gone_at IS NULL
         ) sources WHERE list IS NOT NULL
       ), changed AS (
         UPDATE jobs j SET external_sources = live.list, external_source = live.list -> 0 ->> 'source',
                external_url = live.list -> 0 ->> 'url', updated_at = now()
         FROM live, (SELECT id, external_source AS was FROM jobs WHERE id = ANY($1::uuid[])) before
         WHERE j.id = live.job_id AND before.id = j.id AND j.external_sources IS DISTINCT FROM live.list
         RETURNING j.id, before.was <> j.external_source AS is_moved
       ) UPDATE job_sources SET list_hash = ''
         WHERE job_id IN (SELECT id FROM changed WHERE is_moved) AND gone_at IS NULL`,
      [jobIds],
    );
  }

  /** Closes those that no board advertises any more; answers how many. */
  async closeUnsourced(jobIds: string[]): Promise<number> {
    if (!jobIds.length) return 0;
    const closed = await this.database.query(
      `UPDATE jobs j SET status = 'closed', closed_reason = 'expired', version = j.version + 1, updated_at = now()
       WHERE j.id = ANY($1::uuid[]) AND j.status <> 'closed'
         AND NOT EXISTS (SELECT 1 FROM job_sources s WHERE s.job_id = j.id AND s.gone_at IS NULL) RETURNING id`,
      [jobIds],
    );
    return closed.length;
  }
}
