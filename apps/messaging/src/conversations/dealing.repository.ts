import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Pairs of people of whom one has applied to the other. */
@Injectable()
export class DealingRepository {
  constructor(private readonly database: Database) {}

  async keepDealing(oneId: string, otherId: string): Promise<void> {
    await this.database.query(
      `INSERT INTO dealings (low_id, high_id) VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid))
       ON CONFLICT DO NOTHING`,
      [oneId, otherId],
    );
  }

  async exists(oneId: string, otherId: string): Promise<boolean> {
    const found = await this.database.query(
      'SELECT FROM dealings WHERE low_id = least($1::uuid, $2::uuid) AND high_id = greatest($1::uuid, $2::uuid)',
      [oneId, otherId],
    );
    return found.length > 0;
  }

  async forgetDealingsOf(userId: string): Promise<void> {
    await this.database.query('DELETE FROM dealings WHERE low_id = $1 OR high_id = $1', [userId]);
  }
}
