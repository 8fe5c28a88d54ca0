import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

@Injectable()
export class BlockRepository {
  constructor(private readonly database: Database) {}

  /** False when it was so already. */
  async addBlock(blockerId: string, blockedId: string): Promise<boolean> {
    const added = await this.database.query(
      'INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING blocked_id',
      [blockerId, blockedId],
    );
    return added.length > 0;
  }

  /** False when there was none. */
  async removeBlock(blockerId: string, blockedId: string): Promise<boolean> {
    const removed = await this.database.query<object>(
      `WITH removed AS (DELETE FROM blocks WHERE blocker_id = $1 AND blocked_id = $2 RETURNING 1) SELECT * FROM removed`,
      [blockerId, blockedId],
    );
    return removed.length > 0;
  }

  /** In the order of who blocked whom; held until the transaction ends. */
  holdBlocksAfter(
    after: { by: string; against: string } | null,
    limit: number,
  ): Promise<{ by: string; against: string }[]> {
    return this.database.query(
      `SELECT blocker_id AS by, blocked_id AS against FROM blocks
       WHERE $1::uuid IS NULL OR (blocker_id, blocked_id) > ($1, $2)
       ORDER BY blocker_id, blocked_id LIMIT $3 FOR UPDATE`,
      [after?.by ?? null, after?.against ?? null, limit],
    );
  }

  /** Who of the two wants nothing from the other. */
  async blocksBetween(userId: string, otherId: string): Promise<{ isBlockedByMe: boolean; isBlockedByOther: boolean }> {
    const rows = await this.database.query<{ blocker_id: string }>(
      `SELECT blocker_id FROM blocks
       WHERE (blocker_id = $1 AND blocked_id = $2) OR (blocker_id = $2 AND blocked_id = $1)`,
      [userId, otherId],
    );
    const blockers = rows.map(({ blocker_id }) => blocker_id);
    return { isBlockedByMe: blockers.includes(userId), isBlockedByOther: blockers.includes(otherId) };
  }
}
