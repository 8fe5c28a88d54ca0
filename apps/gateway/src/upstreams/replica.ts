import { type Dispatcher, Pool } from 'undici';
import { CircuitBreaker } from './circuit-breaker.js';
import { RESOLVE_EVERY_MS } from './resolve-replicas.js';

/** Until then its name has been looked up twice, and what is gone is known no longer. */
const ASKED_LAST_MS = 2 * RESOLVE_EVERY_MS;

/** Closed by the other side: nothing that we do to a connection ourselves is called so. */
const isClosedByService = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'UND_ERR_SOCKET' || code === 'ECONNRESET';

/** One process of a service: its connections, and whether it can be counted on. */
export class Replica {
  readonly breaker = new CircuitBreaker();
  private readonly pool: Pool;
  private askedLastUntil = -Infinity;

  /** `onLeaving`: it may be found elsewhere, or no more */
  constructor(
    readonly origin: string,
    connectMs: number,
    private readonly onLeaving: () => void,
  ) {
    this.pool = new Pool(origin, {
      connections: 128,
      pipelining: 1,
      // Shorter than the services' own, so that a connection is not used while they close it.
      keepAliveTimeout: 20_000,
      keepAliveMaxTimeout: 25_000,
      connect: { timeout: connectMs },
    });
    this.pool.on('disconnect', (_origin, _targets, error) => {
      if (isClosedByService(error)) this.askLast();
    });
  }

  /** Asked only where no other answers: it failed just now, or is leaving. */
  get isLastResort(): boolean {
    return this.breaker.isSuspect || performance.now() < this.askedLastUntil;
  }

  /** It closes its connections or takes none: a service that ends does so before its name is forgotten. */
  askLast(): void {
    this.askedLastUntil = performance.now() + ASKED_LAST_MS;
    this.onLeaving();
  }

  request(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    return this.pool.request(options);
  }

  /** Lets what is in flight finish. */
  async retire(): Promise<void> {
    await this.pool.close();
  }
}
