import type { SweepState } from '@crewcall/jobs-domain';
import { BoardFailure } from './board-failure.js';
import { type BoardClient, BoardRests } from './board-client.js';
import type { Board } from './board.js';

/** What stopped or disturbed it, for people. */
export interface SweepProblem {
  message: string;
  restUntil: Date | null;
  /** Because of a quota or the board's own wish. */
  isPolite: boolean;
}

/**
 * The reading of every page of every search of a board, over as many runs as its quota makes of it. A page that fails
 * is passed over and remembered: what such a sweep did not see may still be there.
 */
export class Sweep {
  readonly problems: SweepProblem[] = [];
  private isStopped = false;

  constructor(
    private readonly board: Board,
    private readonly client: BoardClient,
    /** Where it stands; kept for the next run. */
    readonly state: SweepState,
    private readonly mostCalls: number,
  ) {}

  /** Every page of every search has been asked for. */
  get isAtEnd(): boolean {
    return this.state.search >= this.board.searches;
  }

  /** The items of one page after another, until the end or until the board is to be left alone. */
  async *pages(): AsyncGenerator<unknown[]> {
    while (!this.isAtEnd && !this.isStopped && this.client.calls < this.mostCalls) {
      const items = await this.next();
      if (items) yield items;
    }
  }

  private async next(): Promise<unknown[] | null> {
    const { search, page } = this.state;
    try {
      const answer = await this.client.get(this.board.requestOf(search, page));
      const { total, items } = this.board.readPage(answer);
      this.goOn(items.length, total);
      return items;
    } catch (error) {
      this.note(error);
      return null;
    }
  }

  private goOn(found: number, total: number): void {
    const { pageSize, mostResults } = this.board;
    const read = this.state.page * pageSize;
    if (found === 0 || read >= Math.min(total, mostResults)) {
      // A search with more results than the board hands out was not seen whole.
      if (total > mostResults) this.state.is_whole = false;
      if (found === 0 && read - pageSize < Math.min(total, mostResults)) this.state.is_whole = false;
      this.state.search += 1;
      this.state.page = 1;
    } else this.state.page += 1;
  }

  private note(error: unknown): void {
    if (error instanceof BoardRests) {
      this.isStopped = true;
      this.problems.push({ message: error.message, restUntil: error.until, isPolite: error.isPolite });
    } else if (error instanceof BoardFailure) {
      this.problems.push({ message: error.message, restUntil: null, isPolite: false });
      this.isStopped = error.kind === 'auth';
      if (!this.isStopped) this.passOver();
    } else throw error;
  }

  private passOver(): void {
    this.state.is_whole = false;
    this.state.search += 1;
    this.state.page = 1;
  }
}

export const newSweep = (now: Date, credit: number, before: SweepState | null): SweepState => ({
  started_at: now.toISOString(),
  search: 0,
  page: 1,
  is_whole: true,
  whole_since: before?.is_whole ? before.started_at : (before?.whole_since ?? null),
  credit,
});
