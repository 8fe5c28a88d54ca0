import { type SyncResult, syncTimes } from '@crewcall/contracts-jobs';
import { BoardSyncRepository, Clock, syncBoards, type SyncRow } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { BoardsNotConfiguredError, BoardsUnavailableError } from './board.errors.js';
import { BoardSyncConfig } from './board-sync.config.js';
import { SyncWatchService } from './sync-watch.service.js';

const unchanged = { added: 0, updated: 0, expired: 0 };

/** The sync that a visitor's page or a person asks for. Every user may: the list is public, and what is asked of the boards is bounded here. */
@Injectable()
export class SyncExternalService {
  constructor(
    private readonly syncs: BoardSyncRepository,
    private readonly watch: SyncWatchService,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: BoardSyncConfig,
  ) {}

  /**
   * Waits for the one sync that is under way, begins one when the last is old enough, or says that it is fresh.
   * @throws BoardsUnavailableError when no board could be read, now or within the last minute
   */
  async sync(isAutomatic: boolean): Promise<SyncResult> {
    const synced = await this.syncs.findLast('synced');
    const freshFor = isAutomatic ? syncTimes.automaticAfterSeconds : syncTimes.manualAfterSeconds;
    if (this.isYounger(synced, freshFor)) return { status: 'skipped', ...unchanged, ...lastOf(synced) };
    // A failure is not tried again for every visitor either.
    const last = await this.syncs.findLast();
    if (last && last.outcome !== 'synced' && this.isYounger(last, syncTimes.manualAfterSeconds)) throw failureOf(last);
    const id = await this.begin(isAutomatic, freshFor);
    const ended = await this.watch.untilEnded(id, this.config.waitMs);
    if (!ended) return { status: 'running', ...unchanged, ...lastOf(synced) };
    if (ended.outcome !== 'synced') throw failureOf(ended);
    const { added, updated, expired } = ended;
    return { status: 'synced', added, updated, expired, ...lastOf(ended) };
  }

  /** The row and the task that works on it are one transaction; the second caller waits for the first one's. */
  private begin(isAutomatic: boolean, freshFor: number): Promise<string> {
    return this.transactions.run(async () => {
      const { id, isNew } = await this.syncs.requestSync(isAutomatic ? 'automatic' : 'manual');
      if (!isNew) return id;
      // One may have ended between our look and our request: that is the one to hear of.
      const ended = await this.syncs.findLast('synced');
      if (ended && this.isYounger(ended, freshFor)) {
        await this.syncs.withdrawSync(id);
        return ended.id;
      }
      await this.tasks.enqueue(syncBoards, { sync_id: id });
      return id;
    });
  }

  private isYounger(sync: SyncRow | undefined, seconds: number): boolean {
    return Boolean(sync?.ended_at && this.clock.now().getTime() - sync.ended_at.getTime() < seconds * 1000);
  }
}

const lastOf = (sync: SyncRow | undefined) => ({ last_synced_at: sync?.ended_at?.toISOString() ?? null });

const failureOf = ({ outcome }: SyncRow): Error =>
  outcome === 'not_configured' ? new BoardsNotConfiguredError() : new BoardsUnavailableError();
