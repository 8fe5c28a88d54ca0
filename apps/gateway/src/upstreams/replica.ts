import { type Dispatcher, Pool } from 'undici';
import { CircuitBreaker } from './circuit-breaker.js';

/** One process of a service: its connections, and whether it can be counted on. */
export class Replica {
  readonly breaker = new CircuitBreaker();
  private readonly pool: Pool;

  constructor(
    readonly origin: string,
    connectMs: number,
  ) {
    this.pool = new Pool(origin, {
      connections: 128,
      pipelining: 1,
      // Shorter than the services' own, so that a connection is not used while they close it.
      keepAliveTimeout: 20_000,
      keepAliveMaxTimeout: 25_000,
      connect: { timeout: connectMs },
    });
  }

  request(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    return this.pool.request(options);
  }

  /** Lets what is in flight finish. */
  async retire(): Promise<void> {
    await this.pool.close();
  }
}
