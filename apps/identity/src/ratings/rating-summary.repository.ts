import { Database, Projection } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isHere } from '../users/is-here.js';

export interface RatingSummary {
  freelancerId: string;
  /** 1 to 5; null when there is no rating. */
  average: number | null;
  count: number;
  version: number;
}

/** What jobs told of ratings, kept also for people who have no profile yet; of who left nothing is kept. */
@Injectable()
export class RatingSummaryRepository extends Projection {
  constructor(database: Database) {
    const keptIf = { column: 'freelancer_id', holds: isHere };
    super(database, { table: 'rating_summaries', key: 'freelancer_id', keptIf });
  }

  saveRatingSummary({ freelancerId, average, count, version }: RatingSummary): Promise<void> {
    return this.saveNewer(freelancerId, version, { average, count });
  }
}
