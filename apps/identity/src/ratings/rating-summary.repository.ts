import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

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

  /** The highest version wins, whatever order they arrive in. */
  async keepNewest({ freelancerId, average, count, version }: RatingSummary): Promise<void> {
    await this.database.query(
      `INSERT INTO rating_summaries AS s (freelancer_id, average, count, version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (freelancer_id) DO UPDATE SET average = $2, count = $3, version = $4 WHERE s.version < $4`,
      [freelancerId, average, count, version],
    );
  }
}
