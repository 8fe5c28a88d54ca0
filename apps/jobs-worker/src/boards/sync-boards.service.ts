import { londonDayOf } from '@crewcall/contracts-jobs';
import { BoardSyncRepository, Clock, type SyncOutcome } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import { Injectable, Logger } from '@nestjs/common';
import { AdWriterService, type Run, RunLostError } from './ad-writer.service.js';
import { AdzunaBoard } from './adzuna.board.js';
import type { Board } from './board.js';
import { CallLedgerRepository } from './call-ledger.repository.js';
import { ReedBoard } from './reed.board.js';
import { type BoardOutcome, SyncBoardService } from './sync-board.service.js';

const RENEW_EVERY_MS = 5000;

/** Another process reads the boards at this moment: tried again until its lease is over or it has ended. */
export class SyncHeldError extends Error {
  constructor() {
    super('Another runner holds this sync');
  }
}

/** A sync of all boards: one at a time, the boards side by side, so that a dead one delays no other. */
@Injectable()
export class SyncBoardsService {
  private readonly logger = new Logger(SyncBoardsService.name);
  private readonly boards: Board[];

  constructor(
    reed: ReedBoard,
    adzuna: AdzunaBoard,
    private readonly board: SyncBoardService,
    private readonly writer: AdWriterService,
    private readonly syncs: BoardSyncRepository,
    private readonly ledger: CallLedgerRepository,
    private readonly clock: Clock,
  ) {
    this.boards = [reed, adzuna];
  }

  /** The sync with this id, or one of the schedule's own: then one that is under way makes another unnecessary. */
  async run(syncId?: string): Promise<void> {
    const requested = syncId ? { id: syncId, isNew: false } : await this.syncs.requestSync('schedule');
    const run: Run = { syncId: requested.id, runner: newId() };
    const trigger = await this.syncs.startSync(run.syncId, run.runner);
    if (trigger) return this.perform(run);
    const found = await this.syncs.findSync(run.syncId);
    if (found && found.status !== 'ended') throw new SyncHeldError();
  }

  private async perform(run: Run): Promise<void> {
    const renewing = setInterval(() => {
      // Should this fail, the next batch finds out.
      this.syncs.renewSync(run.syncId, run.runner).catch(() => undefined);
    }, RENEW_EVERY_MS);
    try {
      await this.ledger.pruneCalls();
      const over = await this.writer.expireOver(run, londonDayOf(this.clock.now()));
      const outcomes = await this.readAll(run);
      const counts = sumOf(outcomes);
      if (counts.added || counts.updated) await this.writer.settle();
      await this.syncs.endSync(run.syncId, run.runner, outcomeOf(outcomes), {
        ...counts,
        expired: counts.expired + over,
      });
      this.logger.log({ ...counts, over }, `The boards were read: ${outcomeOf(outcomes)}`);
    } catch (error) {
      if (error instanceof RunLostError) return this.logger.warn(error.message);
      await this.syncs.endSync(run.syncId, run.runner, 'failed', { added: 0, updated: 0, expired: 0 });
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }

  /** Whatever happens at one board, the other is read to its end. */
  private async readAll(run: Run): Promise<BoardOutcome[]> {
    const settled = await Promise.allSettled(this.boards.map((board) => this.board.sync(run, board)));
    const broken = settled.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
    return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }
}

function outcomeOf(outcomes: BoardOutcome[]): SyncOutcome {
  const configured = outcomes.filter(({ isConfigured }) => isConfigured);
  if (!configured.length) return 'not_configured';
  return configured.some(({ isOk }) => isOk) ? 'synced' : 'failed';
}

const sumOf = (outcomes: BoardOutcome[]) => ({
  added: outcomes.reduce((sum, { added }) => sum + added, 0),
  updated: outcomes.reduce((sum, { updated }) => sum + updated, 0),
  expired: outcomes.reduce((sum, { expired }) => sum + expired, 0),
});
