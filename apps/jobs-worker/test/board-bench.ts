import { BoardHealthRepository, type BoardRow, BoardSyncRepository, type SyncRow } from '@crewcall/jobs-domain';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { type Boards, type BoardsOptions, simulatorKeys, startBoards } from '@crewcall/testing-boards';
import { AppModule } from '../src/app.module.js';
import { SyncBoardsService } from '../src/boards/sync-boards.service.js';
import { JobsTablesModule } from './jobs-tables.module.js';

export interface StoredJob {
  id: string;
  title: string;
  status: string;
  closed_reason: string | null;
  description: string;
  rate: string;
  contract_type: string | null;
  external_url: string;
  external_source: string;
  external_sources: { source: string; url: string }[];
  version: number;
}

/** How a worker reaches the simulated boards, without limits and in a hurry. */
export const boardEnvironment = (boards: Boards): Record<string, string> => ({
  REED_BASE_URL: boards.url,
  REED_API_KEY: simulatorKeys.reedKey,
  REED_QUOTA: '1000000/minute',
  ADZUNA_BASE_URL: boards.url,
  ADZUNA_APP_ID: simulatorKeys.adzunaId,
  ADZUNA_APP_KEY: simulatorKeys.adzunaKey,
  ADZUNA_QUOTA: '1000000/minute',
  BOARD_DETAILS_PER_RUN: '10000',
  BOARD_RETRY_MS: '5',
  BOARD_ANSWER_MS: '2000',
  BOARD_ANSWER_BYTES: '3000000',
  BOARD_REST_SECONDS: '3600',
});

/** A worker on real servers beside simulated boards whose clock the spec moves. */
export class BoardBench {
  private constructor(
    readonly boards: Boards,
    readonly tables: TestService,
    readonly worker: TestService,
  ) {}

  static async open(options: BoardsOptions, env: Record<string, string> = {}): Promise<BoardBench> {
    const boards = await startBoards(options);
    const tables = await startTestService({ module: JobsTablesModule, name: 'jobs-worker' });
    const worker = await startTestService({
      module: AppModule,
      name: 'jobs-worker',
      replicaOf: tables,
      env: { ...boardEnvironment(boards), ...env },
    });
    const bench = new BoardBench(boards, tables, worker);
    await bench.firstSync();
    return bench;
  }

  /** The schedule is due at its first sight: no user asked for this one. */
  private firstSync = (): Promise<SyncRow> => eventually(() => this.worker.get(BoardSyncRepository).findLast(), 20_000);

  async sync(): Promise<SyncRow> {
    await this.worker.get(SyncBoardsService).run();
    const last = await this.worker.get(BoardSyncRepository).findLast();
    if (!last) throw new Error('No sync has ended');
    return last;
  }

  async health(board: 'Reed' | 'Adzuna'): Promise<BoardRow> {
    const row = await this.worker.get(BoardHealthRepository).findBoard(board);
    if (!row) throw new Error(`${board} is unknown`);
    return row;
  }

  /** Lets a board that is being left alone be asked again. */
  async wake(): Promise<void> {
    await this.worker.rows('UPDATE boards SET rest_until = NULL, circuit = NULL, sweep = NULL, shrunk_at = NULL');
  }

  jobs = (where = 'true', parameters: unknown[] = []): Promise<StoredJob[]> =>
    this.worker.rows<StoredJob>(
      `SELECT id, title, status, closed_reason, description, rate, contract_type, external_url, external_source,
              external_sources, version FROM jobs WHERE recruiter_id IS NULL AND ${where} ORDER BY created_at DESC, id`,
      parameters,
    );

  /** Of all jobs and of where they stand, but not of when that was last looked at. */
  async fingerprint(): Promise<string> {
    const [row] = await this.worker.rows<{ print: string }>(
      `SELECT md5(concat((SELECT string_agg(j::text, '|' ORDER BY id) FROM jobs j),
         (SELECT string_agg((to_jsonb(s) - 'seen_at')::text, '|' ORDER BY source, external_id) FROM job_sources s))) AS print`,
    );
    return row?.print ?? '';
  }

  async close(): Promise<void> {
    await this.worker.stop();
    await this.tables.stop();
    await this.boards.stop();
  }
}
