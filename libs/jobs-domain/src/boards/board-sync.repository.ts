import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export type SyncTrigger = 'schedule' | 'automatic' | 'manual';
export type SyncOutcome = 'synced' | 'failed' | 'not_configured';

export interface SyncCounts {
  added: number;
  updated: number;
  expired: number;
}

export interface SyncRow extends SyncCounts {
  id: string;
  status: 'waiting' | 'running' | 'ended';
  outcome: SyncOutcome | null;
  ended_at: Date | null;
}

const columns = 'id, status, outcome, ended_at, added, updated, expired';
/** A runner that lives renews its lease every few seconds. */
const LEASE_SECONDS = 15;
/** No process has begun it for so long that its message must have been lost. */
const LOST_AFTER_SECONDS = 600;
const KEPT_DAYS = 30;

/** The syncs that were asked for. At most one has not ended; the table sees to that. */
@Injectable()
export class BoardSyncRepository {
  constructor(private readonly database: Database) {}

  findSync(id: string): Promise<SyncRow | undefined> {
    return this.first(`SELECT ${columns} FROM board_syncs WHERE id = $1`, [id]);
  }

  findLast(outcome?: SyncOutcome): Promise<SyncRow | undefined> {
    return this.first(
      `SELECT ${columns} FROM board_syncs WHERE status = 'ended' AND ($1::text IS NULL OR outcome = $1)
       ORDER BY ended_at DESC LIMIT 1`,
      [outcome ?? null],
    );
  }

  /** A new sync, or the one that has not ended. What its runner left behind is ended first. */
  async requestSync(trigger: SyncTrigger): Promise<{ id: string; isNew: boolean }> {
    await this.database.query(
      `UPDATE board_syncs SET status = 'ended', outcome = 'failed', ended_at = now()
       WHERE (status = 'running' AND lease_until < now() - make_interval(secs => $1))
          OR (status = 'waiting' AND requested_at < now() - make_interval(secs => $2))`,
      [LEASE_SECONDS * 4, LOST_AFTER_SECONDS],
    );
    for (;;) {
      const made = await this.first<{ id: string }>(
        `INSERT INTO board_syncs (id, trigger, status, requested_at) VALUES ($1, $2, 'waiting', now())
         ON CONFLICT ((true)) WHERE status <> 'ended' DO NOTHING RETURNING id`,
        [newId(), trigger],
      );
      if (made) return { id: made.id, isNew: true };
      const underWay = await this.first<{ id: string }>(`SELECT id FROM board_syncs WHERE status <> 'ended'`);
      if (underWay) return { id: underWay.id, isNew: false };
    }
  }

  /** As if it had never been asked for; no process may have begun it. */
  async withdrawSync(id: string): Promise<void> {
    await this.database.query(`DELETE FROM board_syncs WHERE id = $1 AND status = 'waiting'`, [id]);
  }

  /** The trigger of the sync that is now this runner's; null when it has ended or another runner holds it. */
  async startSync(id: string, runner: string): Promise<SyncTrigger | null> {
    await this.database.query(`DELETE FROM board_syncs WHERE ended_at < now() - make_interval(days => $1)`, [
      KEPT_DAYS,
    ]);
    const started = await this.first<{ trigger: SyncTrigger }>(
      `UPDATE board_syncs SET status = 'running', runner = $2, lease_until = now() + make_interval(secs => $3)
       WHERE id = $1 AND (status = 'waiting' OR (status = 'running' AND lease_until < now())) RETURNING trigger`,
      [id, runner, LEASE_SECONDS],
    );
    return started?.trigger ?? null;
  }

  /** Whether the sync is still this runner's. In a transaction it stays so until that ends: no other process writes meanwhile. */
  async renewSync(id: string, runner: string): Promise<boolean> {
    const renewed = await this.first(
      `UPDATE board_syncs SET lease_until = now() + make_interval(secs => $3)
       WHERE id = $1 AND runner = $2 AND status = 'running' RETURNING id`,
      [id, runner, LEASE_SECONDS],
    );
    return renewed !== undefined;
  }

  async endSync(
    id: string,
    runner: string,
    outcome: SyncOutcome,
    { added, updated, expired }: SyncCounts,
  ): Promise<void> {
    await this.database.query(
      `UPDATE board_syncs SET status = 'ended', ended_at = now(), outcome = $3, added = $4, updated = $5, expired = $6
       WHERE id = $1 AND runner = $2 AND status = 'running'`,
      [id, runner, outcome, added, updated, expired],
    );
  }

  private async first<T = SyncRow>(sql: string, parameters: unknown[] = []): Promise<T | undefined> {
    const [row] = await this.database.query<T>(sql, parameters);
    return row;
  }
}
