import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

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

  async saveBlock({ by, against, on, at }: BlockChange): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.blocked_people AS k (by_id, against_id, is_on, changed_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (by_id, against_id) DO UPDATE SET is_on = $3, changed_at = $4 WHERE k.changed_at < $4`,
      [by, against, on, at],
    );
  }

  /** Whichever of the two blocked the other. */
  async apartFrom(userId: string): Promise<string[]> {
    const rows = await this.database.prepared<{ id: string }>(
      `SELECT against_id AS id FROM bookings.blocked_people WHERE by_id = $1 AND is_on
       UNION SELECT by_id FROM bookings.blocked_people WHERE against_id = $1 AND is_on`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }
}
