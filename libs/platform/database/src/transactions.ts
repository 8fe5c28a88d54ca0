import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

type Hook = () => void | Promise<void>;

interface Ambient {
  manager: EntityManager;
  beforeCommit: (() => Promise<void>)[];
  afterCommit: Hook[];
  afterRollback: Hook[];
}

/**
 * A transaction that travels with the call: whatever runs inside `run`, however deep, reads and writes in it.
 * A nested `run` joins the one that is there, so a use case can call another without knowing.
 */
@Injectable()
export class Transactions {
  private readonly storage = new AsyncLocalStorage<Ambient>();
  private readonly logger = new Logger(Transactions.name);

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.storage.getStore()) return work();
    const hooks: Omit<Ambient, 'manager'> = { beforeCommit: [], afterCommit: [], afterRollback: [] };
    const result = await this.commit(hooks, work).catch(async (error: unknown) => {
      for (const hook of hooks.afterRollback) await this.runHook(hook);
      throw error;
    });
    for (const hook of hooks.afterCommit) await this.runHook(hook);
    return result;
  }

  /** Runs the hook as the last of the ambient transaction, which it requires; its failure undoes the transaction. */
  beforeCommit(hook: () => Promise<void>): void {
    this.require();
    this.storage.getStore()?.beforeCommit.push(hook);
  }

  /** Runs the hook once the outermost transaction is committed, or at once when there is none. Its failure is logged, never thrown. */
  afterCommit(hook: Hook): void {
    const ambient = this.storage.getStore();
    if (ambient) ambient.afterCommit.push(hook);
    else void this.runHook(hook);
  }

  /** Runs the hook when the outermost transaction came to nothing; for what was done elsewhere meanwhile. Not after a crash. */
  afterRollback(hook: Hook): void {
    this.storage.getStore()?.afterRollback.push(hook);
  }

  /** For what must never be written on its own, such as an event without its change. */
  require(): void {
    if (!this.storage.getStore()) throw new Error('This must run inside Transactions.run');
  }

  get manager(): EntityManager {
    return this.storage.getStore()?.manager ?? this.dataSource.manager;
  }

  private commit<T>(hooks: Omit<Ambient, 'manager'>, work: () => Promise<T>): Promise<T> {
    return this.dataSource.transaction((manager) =>
      this.storage.run({ manager, ...hooks }, async () => {
        const answer = await work();
        for (const hook of hooks.beforeCommit) await hook();
        return answer;
      }),
    );
  }

  private async runHook(hook: Hook): Promise<void> {
    try {
      // Outside the ambient store: a hook that writes must not use a connection already released.
      await this.storage.exit(async () => hook());
    } catch (error) {
      this.logger.error(error, 'A hook after a transaction failed');
    }
  }
}
