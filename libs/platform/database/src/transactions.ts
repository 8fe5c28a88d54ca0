import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { gathering, send, type Statement } from './statement.js';

type Hook = () => void | Promise<void>;

/** What a transaction sends at its end, together with the COMMIT, and who is told the rows it answers. */
interface LastStatement {
  make: () => Statement;
  onRows: (rows: object[]) => void;
}

interface Ambient {
  manager: EntityManager;
  lastStatements: LastStatement[];
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
    const hooks: Omit<Ambient, 'manager'> = { lastStatements: [], afterCommit: [], afterRollback: [] };
    const result = await this.commit(hooks, work).catch(async (error: unknown) => {
      for (const hook of hooks.afterRollback) await this.runHook(hook);
      throw error;
    });
    for (const hook of hooks.afterCommit) await this.runHook(hook);
    return result;
  }

  /** Sends the statement as one of the last of the ambient transaction, which it requires; its failure undoes the transaction. */
  endWith<T extends object>(make: () => Statement, onRows: (rows: T[]) => void = () => undefined): void {
    this.require();
    this.storage.getStore()?.lastStatements.push({ make, onRows: onRows as LastStatement['onRows'] });
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
      const answer = await this.storage.run({ manager: runner.manager, ...hooks }, work);
      await end(runner, begun, hooks.lastStatements);
      return answer;
    } catch (error) {
      // What cannot be rolled back any more has ended with its connection.
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
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
  const done = (await gathering(runner)).query('START TRANSACTION');
  // Whoever awaits it hears of the failure; until then it is not to be an unhandled one.
  done.catch(() => undefined);
  // What the runner would have noted: what TypeORM saves joins the transaction instead of beginning its own.
  Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
  return { done };
}

/** The last statements and the COMMIT travel together: where one fails, the database takes the COMMIT for a ROLLBACK. */
async function end(runner: QueryRunner, begun: { done: Promise<unknown> }, last: LastStatement[]): Promise<void> {
  const statements = last.map(({ make, onRows }) => ({ statement: make(), onRows }));
  const client = await gathering(runner);
  const sent = statements.map(async ({ statement, onRows }) => onRows(await send(client, statement)));
  const committed = client.query('COMMIT');
  Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
  const answers = await Promise.allSettled([begun.done, ...sent, committed]);
  const failed = answers.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  const { command } = await committed;
  if (command !== 'COMMIT') throw new Error('The transaction came to nothing: one of its statements had failed');
}
