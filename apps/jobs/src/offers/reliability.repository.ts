import { COUNTED_MONTHS, onTimeWords, replyWords } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** How companies and crew kept to their deadlines in the last year; never used to sort. */
@Injectable()
export class ReliabilityRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Of companies: their pencils that were confirmed or released, of those that were theirs to decide. */
  async ofCompanies(recruiterIds: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await this.database.prepared<{ recruiter_id: string; on_time: number; all: number }>(
      `SELECT recruiter_id, count(*) FILTER (WHERE state <> 'lapsed')::integer AS on_time, count(*)::integer AS "all"
       FROM bookings.offers WHERE recruiter_id = ANY($1::uuid[]) AND held_at > $2
         AND (state = 'confirmed' OR (state = 'released' AND ended_by = 'company')
           OR (state = 'lapsed' AND ended_by = 'time')) GROUP BY recruiter_id`,
      [recruiterIds, this.since()],
    );
    return new Map(rows.map((row) => [row.recruiter_id, onTimeWords(row.on_time, row.all)]));
  }

  /** Of crew: how long half of the questions waited; those they left to expire waited for ever. */
  async ofCrew(freelancerIds: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await this.database.prepared<{ freelancer_id: string; median: number; all: number }>(
      `SELECT freelancer_id, count(*)::integer AS "all", percentile_disc(0.5) WITHIN GROUP (ORDER BY
         coalesce(extract(epoch FROM answered_at - created_at)::double precision, 'infinity')) AS median
       FROM bookings.offers WHERE freelancer_id = ANY($1::uuid[]) AND created_at > $2
         AND answer_by IS NOT NULL AND state NOT IN ('open', 'withdrawn') GROUP BY freelancer_id`,
      [freelancerIds, this.since()],
    );
    return new Map(rows.map((row) => [row.freelancer_id, replyWords(row.median, row.all)]));
  }

  private since(): Date {
    const since = this.clock.now();
    since.setUTCMonth(since.getUTCMonth() - COUNTED_MONTHS);
    return since;
  }
}
