import { Database } from '@crewcall/platform-database';
import { Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { buckets } from '../attachments/object-path.js';

const AT_A_TIME = 100;

@Injectable()
export class OwnFilesService {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  /** The objects first: a row that is gone could not name one that was left behind. */
  async removeAllOf(userId: string): Promise<void> {
    // Answers that others were given are kept for a day, with the name of who left in them.
    await this.database.query(`DELETE FROM idempotency_keys WHERE user_id = $1 OR body::text LIKE '%' || $1 || '%'`, [
      userId,
    ]);
    for (;;) {
      const rows = await this.database.query<{ id: string }>(
        'SELECT id FROM attachments WHERE owner_id = $1 LIMIT $2',
        [userId, AT_A_TIME],
      );
      if (!rows.length) return;
      const ids = rows.map(({ id }) => id);
      for (const id of ids) {
        for (const bucket of Object.values(buckets)) await this.storage.remove(bucket, id);
      }
      await this.database.query('DELETE FROM attachments WHERE id = ANY($1::uuid[])', [ids]);
    }
  }
}
