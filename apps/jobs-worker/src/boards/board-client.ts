import { setTimeout as pause } from 'node:timers/promises';
import type { BoardRow } from '@crewcall/jobs-domain';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  type CircuitBreakerPolicy,
  decorrelatedJitterGenerator,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  retry,
  type RetryPolicy,
} from 'cockatiel';
import { BoardFailure } from './board-failure.js';
import type { BoardHttp } from './board-http.client.js';
import type { Board, BoardRequest } from './board.js';
import type { BoardsConfig } from './boards.config.js';
import type { CallLedgerRepository } from './call-ledger.repository.js';

const FAILURES_TO_OPEN = 5;
const RETRIES = 3;
/** Waits that a run can afford; for a longer one the board is left alone until then. */
const MOST_WAIT_MS = 61_000;
/** After 'too many' without a word on how long. */
const REST_AFTER_LIMIT_MS = 60_000;

/** The board is to be left alone until then; nothing more is asked of it in this run. */
export class BoardRests extends Error {
  constructor(
    message: string,
    readonly until: Date,
    /** Because of its quota or its own wish, not because it is unwell. */
    readonly isPolite: boolean,
  ) {
    super(message);
  }
}

/** The calls of one run to one board: counted against its quota, tried again with growing, jittered waits, broken off by its circuit. */
export class BoardClient {
  calls = 0;
  /** As the board asked, of all our calls at once. */
  private askedUntil = 0;
  private readonly circuit: CircuitBreakerPolicy;
  private readonly retries: RetryPolicy;

  constructor(
    private readonly board: Board,
    private readonly http: BoardHttp,
    private readonly ledger: CallLedgerRepository,
    private readonly config: BoardsConfig,
    circuit: BoardRow['circuit'],
  ) {
    this.circuit = circuitBreaker(
      handleWhen((error) => error instanceof BoardFailure && error.isTheBoards),
      {
        halfOpenAfter: config.restSeconds * 1000,
        breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
        ...(circuit ? { initialState: circuit } : {}),
      },
    );
    this.retries = retry(
      handleWhen(
        (error) => error instanceof BoardFailure && error.isPassing && (error.retryAfterMs ?? 0) <= MOST_WAIT_MS,
      ),
      { maxAttempts: RETRIES, backoff: this.backoff() },
    );
  }

  /** What the next run must know of the circuit. */
  get state(): NonNullable<BoardRow['circuit']> {
    return this.circuit.toJSON() as NonNullable<BoardRow['circuit']>;
  }

  get isOpen(): boolean {
    return this.circuit.state === CircuitState.Open;
  }

  /** Until when the board asked for no call, where that is still to come. */
  get restUntil(): Date | null {
    return this.askedUntil > Date.now() ? new Date(this.askedUntil) : null;
  }

  /**
   * @throws BoardFailure when this call came to nothing
   * @throws BoardRests when no call may be made for a while
   */
  async get(request: BoardRequest): Promise<unknown> {
    try {
      return await this.retries.execute(() => this.circuit.execute(() => this.call(request)));
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        const until = new Date(Date.now() + this.config.restSeconds * 1000);
        throw new BoardRests(`${this.board.name} failed too often and is left alone`, until, false);
      }
      if (error instanceof BoardFailure && error.kind === 'limited') {
        const until = new Date(Date.now() + (error.retryAfterMs ?? REST_AFTER_LIMIT_MS));
        throw new BoardRests(error.message, until, true);
      }
      throw error;
    }
  }

  private async call(request: BoardRequest): Promise<unknown> {
    await this.rest();
    for (;;) {
      const waitMs = await this.ledger.takeCall(this.board.name, this.board.quota);
      if (waitMs === 0) break;
      const until = new Date(Date.now() + waitMs);
      if (waitMs > MOST_WAIT_MS) throw new BoardRests(`The quota of ${this.board.name} is used up`, until, true);
      await pause(waitMs);
    }
    this.calls += 1;
    try {
      return await this.http.getJson(this.board, request);
    } catch (error) {
      if (error instanceof BoardFailure && error.retryAfterMs !== null)
        this.askedUntil = Math.max(this.askedUntil, Date.now() + error.retryAfterMs);
      throw error;
    }
  }

  private async rest(): Promise<void> {
    for (let until = this.restUntil; until; until = this.restUntil) {
      const waitMs = until.getTime() - Date.now();
      if (waitMs > MOST_WAIT_MS) throw new BoardRests(`${this.board.name} asked to be left alone`, until, true);
      await pause(waitMs);
    }
  }

  /** Never sooner than the board asked for; otherwise decorrelated jitter, which spreads callers best. */
  private backoff() {
    const generator = decorrelatedJitterGenerator;
    const options = { initialDelay: this.config.retryMs, maxDelay: 30_000, exponent: 2, generator };
    return new DelegateBackoff<IRetryBackoffContext<unknown>, [number, number]>(({ result }, state) => {
      const [jittered, next] = generator(state, options);
      const asked = 'error' in result && result.error instanceof BoardFailure ? (result.error.retryAfterMs ?? 0) : 0;
      return { delay: Math.max(asked, jittered), state: next };
    });
  }
}
