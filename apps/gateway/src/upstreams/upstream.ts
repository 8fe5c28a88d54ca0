import { Logger } from '@nestjs/common';
import type { Dispatcher } from 'undici';
import { EdgeError, errorWithRetry } from '../errors/edge.errors.js';
import { type Failure, failureOf, wasNeverSent } from './failure.js';
import type { Replica } from './replica.js';
import { ReplicaSet } from './replica-set.js';

export interface UpstreamCall extends Omit<Dispatcher.RequestOptions, 'origin'> {
  /** Aborted with LATE or HUNG_UP. */
  signal: AbortSignal;
}

/** Nothing was answered yet, and for a read nothing can have happened. */
const mayTryAgain = new Set<Failure>(['unreachable', 'cut-off']);

/** A service as the gateway calls it: once, or a read once more when the line failed. What never left us may go to another. */
export class Upstream {
  readonly replicas: ReplicaSet;
  private readonly logger: Logger;

  constructor(
    readonly name: string,
    urls: readonly string[],
    connectMs: number,
  ) {
    this.replicas = new ReplicaSet(urls, connectMs);
    this.logger = new Logger(`Upstream ${name}`);
  }

  /** @throws EdgeError 503 when no replica is there, 502 when the answer broke off, 504 when it came too late */
  async request(options: UpstreamCall): Promise<Dispatcher.ResponseData> {
    const replicas = this.replicas.inOrder();
    const passes = replicas.length === 1 ? [...replicas, ...replicas] : replicas;
    let attemptsLeft = options.method === 'GET' || options.method === 'HEAD' ? 2 : 1;
    // What is streamed is gone once it was begun.
    const isWhole = options.body === undefined || Buffer.isBuffer(options.body);
    let lastError = unavailable(replicas);
    for (const replica of passes) {
      if (attemptsLeft === 0) break;
      if (!replica.breaker.tryPass()) continue;
      attemptsLeft -= 1;
      try {
        const answer = await replica.request(options);
        replica.breaker.succeeded();
        return answer;
      } catch (error) {
        lastError = this.errorAfter(error, replica);
        if (isWhole && wasNeverSent(error) && replicas.length > 1) attemptsLeft = 1;
        else if (!mayTryAgain.has(failureOf(error))) break;
      }
    }
    throw lastError;
  }

  /** Also for calls that are not requests, such as the opening of a live socket. */
  errorAfter(error: unknown, replica: Replica): EdgeError {
    const failure = failureOf(error);
    if (failure === 'caller') {
      replica.breaker.released();
      return error instanceof EdgeError ? error : new EdgeError('BAD_REQUEST');
    }
    replica.breaker.failed();
    this.logger.warn(`${replica.origin}: ${failure} (${error instanceof Error ? error.message : String(error)})`);
    if (failure === 'late') return new EdgeError('UPSTREAM_TIMEOUT');
    if (failure !== 'unreachable') return new EdgeError('UPSTREAM_FAILED');
    replica.askLast();
    return unavailable([replica]);
  }
}

/** Says to come back when the first of them may be asked again. */
export function unavailable(replicas: readonly Replica[]): EdgeError {
  return errorWithRetry('UPSTREAM_UNAVAILABLE', Math.min(...replicas.map(({ breaker }) => breaker.opensAgainIn), 5));
}
