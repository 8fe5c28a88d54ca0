import { type Dispatcher, Pool } from 'undici';
import { CircuitBreaker } from './circuit-breaker.js';

/** Until then its name has been looked up twice, and what is gone is known no longer. */
const AVOIDED_MS = 10_000;

/** Closed by the other side: nothing that we do to a connection ourselves is called so. */
const isClosedByService = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'UND_ERR_SOCKET' || code === 'ECONNRESET';

/** One process of a service: its connections, and whether it can be counted on. */
export class Replica {
  readonly breaker = new CircuitBreaker();
  private readonly pool: Pool;
  private avoidedUntil = -Infinity;

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
      if (isClosedByService(error)) this.avoid();
    });
  }

  /** Asked only where no other answers: it failed just now, or is leaving. */
  get isLastResort(): boolean {
    return this.breaker.isSuspect || performance.now() < this.avoidedUntil;
  }

  /** It closes its connections or takes none: a service that ends does so before its name is forgotten. */
  avoid(): void {
    this.avoidedUntil = performance.now() + AVOIDED_MS;
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
