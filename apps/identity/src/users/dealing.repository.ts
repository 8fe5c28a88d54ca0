import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isHere } from './is-here.js';

/** Pairs of people of whom one has applied to the other. */
@Injectable()
export class DealingRepository {
  constructor(private readonly database: Database) {}

  /** Not of who left. */
  async keep(freelancerId: string, recruiterId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO dealings (freelancer_id, recruiter_id)
       SELECT $1::uuid, $2::uuid WHERE ${isHere('$1')} AND ${isHere('$2')} ON CONFLICT DO NOTHING`,
      [freelancerId, recruiterId],
    );
  }

  /** Whichever of the two applied: roles may have changed since. */
  async exists(oneId: string, otherId: string): Promise<boolean> {
    const found = await this.database.query(
      `SELECT FROM dealings WHERE (freelancer_id = $1 AND recruiter_id = $2) OR (freelancer_id = $2 AND recruiter_id = $1)`,
      [oneId, otherId],
    );
    return found.length > 0;
  }
}
