import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isHere } from '../users/is-here.js';

export interface RatingSummary {
  freelancerId: string;
  /** 1 to 5; null when there is no rating. */
  average: number | null;
  count: number;
  version: number;
}

/** What jobs told of ratings, kept also for people who have no profile yet. */
@Injectable()
export class RatingSummaryRepository {
  constructor(private readonly database: Database) {}

  /** The highest version wins, whatever order they arrive in; of who left nothing is kept. */
  async keepNewest({ freelancerId, average, count, version }: RatingSummary): Promise<void> {
    await this.database.query(
      `INSERT INTO rating_summaries AS s (freelancer_id, average, count, version)
       SELECT $1::uuid, $2::numeric, $3::integer, $4::integer WHERE ${isHere('$1')}
       ON CONFLICT (freelancer_id) DO UPDATE SET average = $2, count = $3, version = $4 WHERE s.version < $4`,
      [freelancerId, average, count, version],
    );
  }
}
