import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ClientBase } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';

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

  /** Runs the hook at the end of the ambient transaction, which it requires, beside the others; its failure undoes the transaction. */
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

  private async commit<T>(hooks: Omit<Ambient, 'manager'>, work: () => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const begun = await begin(runner);
      const answer = await this.storage.run({ manager: runner.manager, ...hooks }, async () => {
        const worked = await work();
        await Promise.all(hooks.beforeCommit.map((hook) => hook()));
        return worked;
      });
      await begun.done;
      await runner.commitTransaction();
      return answer;
    } catch (error) {
      // What cannot be rolled back any more has ended with its connection.
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
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

/**
 * Begins a transaction without waiting for the answer: the connection takes statements in their order, so the first of
 * the work travels along. The runner would wait, which costs every transaction a way to the database and back.
 */
async function begin(runner: QueryRunner): Promise<{ done: Promise<unknown> }> {
  const client = (await runner.connect()) as ClientBase;
  const done = client.query('START TRANSACTION');
  // Whoever awaits it hears of the failure; until then it is not to be an unhandled one.
  done.catch(() => undefined);
  // What the runner would have noted: what TypeORM saves joins the transaction instead of beginning its own.
  Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
  return { done };
}
