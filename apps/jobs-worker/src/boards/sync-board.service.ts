import type { BoardRun } from '@crewcall/contracts-jobs';
import { BoardHealthRepository, type BoardRow, Clock } from '@crewcall/jobs-domain';
import { Injectable, Logger } from '@nestjs/common';
import { AdDetailsService } from './ad-details.service.js';
import { AdWriterService, type Run } from './ad-writer.service.js';
import { BoardClient } from './board-client.js';
import { BoardHttp } from './board-http.client.js';
import { BoardReading } from './board-reading.js';
import type { Board } from './board.js';
import { BoardsConfig } from './boards.config.js';
import { CallLedgerRepository } from './call-ledger.repository.js';
import { JobSourceRepository } from './job-source.repository.js';
import { creditOf } from './quota.rules.js';
import { newSweep, Sweep, type SweepProblem } from './sweep.js';

/** Below this, a board may well have lost all its ads. */
const FEW_ADS = 20;

export interface BoardOutcome {
  isConfigured: boolean;
  /** At least one page was read, or the board has only asked for patience. */
  isOk: boolean;
  added: number;
  updated: number;
  expired: number;
}

/** One board's part of a sync, and what is remembered of it. */
@Injectable()
export class SyncBoardService {
  private readonly logger = new Logger(SyncBoardService.name);

  constructor(
    private readonly http: BoardHttp,
    private readonly ledger: CallLedgerRepository,
    private readonly writer: AdWriterService,
    private readonly sources: JobSourceRepository,
    private readonly details: AdDetailsService,
    private readonly health: BoardHealthRepository,
    private readonly clock: Clock,
    private readonly config: BoardsConfig,
  ) {}

  async sync(run: Run, board: Board): Promise<BoardOutcome> {
    await this.health.configureBoard(board.name, board.isConfigured, board.quota);
    const none = { isConfigured: board.isConfigured, isOk: false, added: 0, updated: 0, expired: 0 };
    if (!board.isConfigured) return none;
    const row = await this.health.findBoard(board.name);
    const now = this.clock.now();
    if (!row) return none;
    // Left alone for politeness is no failure; left alone because it failed is one that goes on.
    if (row.rest_until && row.rest_until > now) return { ...none, isOk: row.failures_in_row === 0 };
    return this.readBoard(run, board, row, now);
  }

  private async readBoard(run: Run, board: Board, row: BoardRow, now: Date): Promise<BoardOutcome> {
    const startedAt = performance.now();
    const client = new BoardClient(board, this.http, this.ledger, this.config, row.circuit);
    const credit = creditOf(board.quota, row.sweep?.credit ?? 0, secondsSince(row.last_run_at, now));
    const begun = row.sweep && row.sweep.search < board.searches ? { ...row.sweep } : null;
    const state = begun ?? newSweep(now, credit, row.sweep);
    const sweep = new Sweep(board, client, state, credit);
    const tools = { writer: this.writer, sources: this.sources, details: this.details };
    const options = { run, board, client, sweep, now, mostCalls: credit, mostDetails: this.config.detailsPerRun };
    const reading = new BoardReading(tools, options);
    await reading.read();
    const isComplete = sweep.isAtEnd && state.is_whole;
    // Between two runs ads go up a page that was read already: missed once is not gone.
    const since = begun ? state.whole_since : state.started_at;
    const expired = isComplete && since ? await this.expire(run, board, row, new Date(since)) : 0;
    const lastRun: BoardRun = {
      ...reading.counts,
      expired,
      calls: client.calls,
      took_ms: Math.round(performance.now() - startedAt),
      is_complete: isComplete,
    };
    state.credit = Math.max(0, credit - client.calls);
    return this.remember(board, row, { lastRun, client, sweep, now });
  }

  /** A board that suddenly lost most of its ads more likely has a fault: believed only when the next sweep says so too. */
  private async expire(run: Run, board: Board, row: BoardRow, since: Date): Promise<number> {
    const { open, missing } = await this.sources.countMissing(board.name, since);
    const isDoubtful = missing > FEW_ADS && missing > open / 2 && !row.shrunk_at;
    await this.health.saveBoard(board.name, { shrunk_at: isDoubtful ? this.clock.now() : null });
    if (!isDoubtful) return missing ? this.writer.expireVanished(run, board.name, since) : 0;
    this.logger.warn(
      `${board.name} lists ${missing} of ${open} ads no more; nothing is expired until it says so again`,
    );
    return 0;
  }

  private async remember(
    board: Board,
    row: BoardRow,
    { lastRun, client, sweep, now }: { lastRun: BoardRun; client: BoardClient; sweep: Sweep; now: Date },
  ): Promise<BoardOutcome> {
    const failure = worstOf(sweep.problems);
    const gotNothing = failure !== undefined && !failure.isPolite && lastRun.seen === 0;
    if (failure) this.logger.warn({ board: board.name, ...lastRun }, failure.message);
    await this.health.saveBoard(board.name, {
      circuit: client.state,
      sweep: sweep.state,
      last_run_at: now,
      last_run: lastRun,
      rest_until: sweep.problems.find(({ restUntil }) => restUntil)?.restUntil ?? client.restUntil,
      failures_in_row: gotNothing ? row.failures_in_row + 1 : 0,
      ...(gotNothing ? {} : { last_success_at: now }),
      ...(failure ? { last_failure_at: now, last_failure: failure.message } : {}),
    });
    const { added, updated, expired } = lastRun;
    return { isConfigured: true, isOk: !gotNothing, added, updated, expired };
  }
}

const secondsSince = (last: Date | null, now: Date): number =>
  last ? (now.getTime() - last.getTime()) / 1000 : Number.MAX_SAFE_INTEGER;

const worstOf = (problems: SweepProblem[]): SweepProblem | undefined =>
  problems.find(({ isPolite }) => !isPolite) ?? problems[0];
