import type { BoardHealth } from '@crewcall/contracts-jobs';
import { BoardHealthRepository, Clock, quotaSeconds } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { presentBoard } from './board.presenter.js';

/** Of boards as their last run left them. The gate of the endpoint lets administrators in alone. */
@Injectable()
export class BoardHealthService {
  constructor(
    private readonly boards: BoardHealthRepository,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<BoardHealth[]> {
    const [rows, openAds] = await Promise.all([this.boards.findBoards(), this.boards.countOpenAds()]);
    return Promise.all(
      rows.map(async (row) => {
        const used = await this.boards.countCalls(
          row.name,
          row.quota.map(({ per }) => quotaSeconds[per]),
        );
        const quota = row.quota.map((limit, index) => ({ ...limit, used: used[index] ?? 0 }));
        return presentBoard(row, { openAds: openAds.get(row.name) ?? 0, quota, now: this.clock.now() });
      }),
    );
  }
}
