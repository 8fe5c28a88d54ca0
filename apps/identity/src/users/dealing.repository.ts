import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isHere } from './is-here.js';

/** Pairs of people of whom one has applied to the other. */
@Injectable()
export class DealingRepository {
  constructor(private readonly database: Database) {}

  /** Not of who left. That the person applied stays true, in whatever order it is heard. */
  async keepDealing(freelancerId: string, recruiterId: string, hasApplied: boolean): Promise<void> {
    await this.database.query(
      `INSERT INTO dealings AS d (freelancer_id, recruiter_id, has_applied)
       SELECT $1::uuid, $2::uuid, $3::boolean WHERE ${isHere('$1')} AND ${isHere('$2')}
       ON CONFLICT (freelancer_id, recruiter_id) DO UPDATE SET has_applied = true WHERE $3 AND NOT d.has_applied`,
      [freelancerId, recruiterId, hasApplied],
    );
  }

  /** The person applied by themselves: to be asked by a company is not that. */
  async hasApplied(freelancerId: string, recruiterId: string): Promise<boolean> {
    const found = await this.database.query(
      'SELECT FROM dealings WHERE freelancer_id = $1 AND recruiter_id = $2 AND has_applied',
      [freelancerId, recruiterId],
    );
    return found.length > 0;
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
