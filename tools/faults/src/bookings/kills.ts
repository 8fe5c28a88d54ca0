import { until } from '@crewcall/tools-seed';
import { outboxSize, untilPostgres } from '../counting/rows.js';
import type { Product } from '../product/product.js';
import { HeldTable } from '../product/held-table.js';
import type { Kill, Victim } from './plan.js';

const COMES_WITHIN_MS = 30_000;
export const CAUGHT_UP_WITHIN_MS = 60_000;

/** Lets an operation come to one of its steps, kills, and starts again what was killed. */
export class Kills {
  constructor(private readonly product: Product) {}

  private get url(): string {
    return this.product.databaseUrlOf('jobs');
  }

  /** Answers when the victim began to start again. */
  async during({ operation, table, victim }: Kill, begin: () => unknown): Promise<number> {
    await this.rest();
    const held = await HeldTable.hold(this.url, table, 'SHARE');
    begin();
    await until(`a ${operation} at ${table}`, () => held.isWaitedFor(), COMES_WITHIN_MS);
    await this.kill(victim);
    await held.letGo();
    const since = Date.now();
    await this.start(victim);
    // One that was still starting has given up: what watches over it starts it again.
    const worker = this.product.service('jobs-worker');
    if (!worker.running) await worker.start();
    return since;
  }

  /** Nothing is on its way: then only what comes now can wait for a table. */
  async rest(): Promise<void> {
    await until('an empty outbox', async () => !(await outboxSize(this.url)), CAUGHT_UP_WITHIN_MS);
  }

  private async kill(victim: Victim): Promise<void> {
    if (victim === 'redis') await this.product.redis.kill();
    else if (victim === 'postgres') this.product.servers.killPostgres();
    else await this.product.service(victim).kill();
  }

  private async start(victim: Victim): Promise<void> {
    if (victim === 'redis') return this.product.redis.start();
    if (victim !== 'postgres') return this.product.startService(victim);
    await untilPostgres(this.url, CAUGHT_UP_WITHIN_MS);
  }
}
