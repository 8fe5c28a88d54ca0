import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isHere } from '../users/is-here.js';

export interface BlockChange {
  by: string;
  against: string;
  on: boolean;
  at: Date;
}

/** Who wants nothing from whom; an older change than the one that is known changes nothing. */
@Injectable()
export class BlockedPeopleRepository {
  constructor(private readonly database: Database) {}

  /** Not of who left. */
  async saveBlock({ by, against, on, at }: BlockChange): Promise<void> {
    await this.database.query(
      `INSERT INTO blocked_people AS k (by_id, against_id, is_on, changed_at)
       SELECT $1::uuid, $2::uuid, $3::boolean, $4::timestamptz WHERE ${isHere('$1')} AND ${isHere('$2')}
       ON CONFLICT (by_id, against_id) DO UPDATE SET is_on = $3, changed_at = $4 WHERE k.changed_at < $4`,
      [by, against, on, at],
    );
  }

  /** Whichever of the two blocked the other. */
  async apartFrom(userId: string): Promise<string[]> {
    const rows = await this.database.prepared<{ id: string }>(
      `SELECT against_id AS id FROM blocked_people WHERE by_id = $1 AND is_on
       UNION SELECT by_id FROM blocked_people WHERE against_id = $1 AND is_on`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }
}
