import { AsyncLocalStorage } from 'node:async_hooks';
import { isOutage } from '@crewcall/platform-errors';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ClientBase } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { sendPrepared, type Statement } from './statement.js';

type Hook = () => void | Promise<void>;

interface LastOptions<T extends object> {
  /** Told the rows that it answers. */
  onRows?: (rows: T[]) => void;
  /** What its failure means to who began the transaction. */
  failure?: (error: unknown) => unknown;
}

/** What a transaction sends at its end, together with the COMMIT. */
interface LastStatement extends LastOptions<object> {
  make: () => Statement;
}

interface Ambient {
  manager: EntityManager;
  lastStatements: LastStatement[];
  afterCommit: Hook[];
  afterRollback: Hook[];
  /** What was begun says that it may be begun again. */
  isRepeatable: boolean;
  /** The COMMIT was sent: where the connection breaks now, it is not known whether it came to anything. */
  isEnding: boolean;
}

const REPEATED = 2;
const FOR_ANOTHER = ['40P01', '40001'];

const isForAnother = (error: unknown): boolean => FOR_ANOTHER.includes((error as { code?: string }).code ?? '');

const asBegun = { isRepeatable: false, isEnding: false };

/**
 * A transaction that travels with the call: whatever runs inside `run`, however deep, reads and writes in it.
 * A nested `run` joins the one that is there, so a use case can call another without knowing.
 */
@Injectable()
export class Transactions {
  private readonly storage = new AsyncLocalStorage<Ambient>();
  private readonly logger = new Logger(Transactions.name);
  private repeats = 0;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.storage.getStore()) return work();
    for (let left = REPEATED; ; left -= 1) {
      const hooks = { lastStatements: [], afterCommit: [] as Hook[], afterRollback: [] as Hook[], ...asBegun };
      try {
        const result = await this.commit(hooks, work);
        for (const hook of hooks.afterCommit) await this.runHook(hook);
        return result;
      } catch (error) {
        if (!hooks.isEnding || !isOutage(error)) for (const hook of hooks.afterRollback) await this.runHook(hook);
        if (!left || !hooks.isRepeatable || !isForAnother(error)) throw error;
        this.repeats += 1;
        this.logger.warn(
          `A transaction is repeated, number ${this.repeats} since the start: ${(error as Error).message}`,
        );
      }
    }
  }

  /**
   * As `run`, and again, twice at most, where Postgres ended it for the sake of another: a deadlock or a snapshot that
   * no longer held. For work that reads everything it changes and does nothing elsewhere. Inside another transaction it
   * is that one which is repeated: its caller would have to do so anyway.
   */
  runRepeatable<T>(work: () => Promise<T>): Promise<T> {
    return this.run(() => {
      const ambient = this.storage.getStore();
      if (ambient) ambient.isRepeatable = true;
      return work();
    });
  }

  /** Sends the statement as one of the last of the ambient transaction, which it requires; its failure undoes the transaction. */
  endWith<T extends object>(make: () => Statement, options: LastOptions<T> = {}): void {
    this.require();
    this.storage.getStore()?.lastStatements.push({ make, ...(options as LastOptions<object>) });
  }

  /** Runs the hook once the outermost transaction is committed, or at once when there is none. Its failure is logged, never thrown. */
  afterCommit(hook: Hook): void {
    const ambient = this.storage.getStore();
    if (ambient) ambient.afterCommit.push(hook);
    else void this.runHook(hook);
  }

  /** Runs the hook when the outermost transaction came to nothing; for what was done elsewhere meanwhile. Not after a crash, nor where its end is unknown. */
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
      await runner.startTransaction();
      const answer = await this.storage.run(Object.assign(hooks, { manager: runner.manager }), work);
      hooks.isEnding = true;
      await sendWithCommit(runner, hooks.lastStatements);
      return answer;
    } catch (error) {
      // A connection that broke has rolled back by itself.
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
 * The driver pipelines what is sent without waiting, so the last statements and the COMMIT cost one round trip. Where one
 * fails, Postgres answers the COMMIT with a ROLLBACK and no error, so every answer is looked at.
 */
async function sendWithCommit(runner: QueryRunner, last: LastStatement[]): Promise<void> {
  const client = (await runner.connect()) as ClientBase;
  const statements = last.map((one) => ({ ...one, statement: one.make() }));
  // Fails where a statement failed before and its error was ignored: such a transaction must not pass for done.
  const sent = statements.length ? statements.map((one) => sendLast(client, one)) : [client.query('SELECT')];
  const answers = await Promise.allSettled([...sent, runner.commitTransaction()]);
  const failed = answers.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

async function sendLast(client: ClientBase, last: LastStatement & { statement: Statement }): Promise<void> {
  try {
    const rows = await sendPrepared(client, last.statement);
    last.onRows?.(rows);
  } catch (error) {
    throw last.failure ? last.failure(error) : error;
  }
}
