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

  async save({ by, against, on, at }: BlockChange): Promise<void> {
    await this.database.query(
      `INSERT INTO bookings.blocked_people AS k (by_id, against_id, is_on, changed_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (by_id, against_id) DO UPDATE SET is_on = $3, changed_at = $4 WHERE k.changed_at < $4`,
      [by, against, on, at],
    );
  }
}
