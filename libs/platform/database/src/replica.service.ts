import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DatabaseConfig } from '@crewcall/platform-config';
import { isContention, isOutage } from '@crewcall/platform-errors';
import { Metrics, Traces } from '@crewcall/platform-observability';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { KEPT_IDLE_MS, limitsOf } from './limits.js';
import { clientOf } from './traced-client.js';

const LOOKED_AT_EVERY_MS = 250;
/** What takes longer there is asked of the primary instead. */
const ANSWERS_WITHIN_MS = 2000;

/** A place in the primary's log, and when it stood there. */
interface Mark {
  at: number;
  lsn: string;
}

/** The connection of one read; a piece of work that outlives it reads from the primary. */
interface Read {
  client: pg.PoolClient | null;
}

/**
 * A streaming replica of this service's database, where there is one (DATABASE_REPLICA_URL): for reads that may be some
 * moments old. How old it is at most is known: it holds all that the primary had written when that was last looked at.
 */
@Injectable()
export class Replica implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Replica.name);
  private readonly reads = new AsyncLocalStorage<Read>();
  private readonly pool: pg.Pool | null;
  private mark: Mark | null = null;
  /** Everything is there that was committed until then; 0 while that is not known. */
  private asOf = 0;
  /** When it was last known, or this process began. */
  private knownAt = Date.now();
  private isAway = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    { replicaUrl, poolMax, statementMs }: DatabaseConfig,
    @InjectDataSource() private readonly primary: DataSource,
    private readonly metrics: Metrics,
    traces: Traces,
  ) {
    this.pool = replicaUrl
      ? new pg.Pool({
          connectionString: replicaUrl,
          max: poolMax,
          connectionTimeoutMillis: ANSWERS_WITHIN_MS,
          idleTimeoutMillis: KEPT_IDLE_MS,
          query_timeout: ANSWERS_WITHIN_MS,
          keepAlive: true,
          ...limitsOf(statementMs),
          Client: clientOf(pg.Client, traces),
        })
      : null;
    // A replica that was started anew may know less than before.
    this.pool?.on('error', (error) => this.leave(error));
    this.pool?.on('connect', (client) => client.on('error', (error) => this.leave(error)));
  }

  onModuleInit(): void {
    if (!this.pool) return;
    this.metrics.gauge(
      'crewcall.replica.age',
      'How old at most what the replica answers is',
      (result) => result.observe((Date.now() - (this.asOf || this.knownAt)) / 1000),
      's',
    );
    this.lookLater(0);
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.pool?.end();
  }

  /** Of the read that is under way, unless a transaction is: what is written is read where it was written. */
  get client(): pg.ClientBase | null {
    return this.reads.getStore()?.client ?? null;
  }

  /**
   * Raw statements of `work`, which writes nothing, are asked of the replica if that is no older than so many
   * milliseconds, else of the primary. Where the replica fails, `work` is done anew there.
   */
  async read<T>(atMostMs: number, work: () => Promise<T>): Promise<T> {
    if (!this.pool || this.reads.getStore() || Date.now() - this.asOf > atMostMs) return work();
    try {
      return await this.readWith(await this.pool.connect(), work);
    } catch (error) {
      if (!isOutage(error) && !isContention(error)) throw error;
      if (isOutage(error)) this.leave(error);
      return work();
    }
  }

  private async readWith<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
    const read: Read = { client };
    let failure: unknown;
    try {
      return await this.reads.run(read, work);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      read.client = null;
      client.release(isOutage(failure));
    }
  }

  private lookLater(ms: number): void {
    this.timer = setTimeout(() => void this.look(), ms);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    try {
      const mark = (this.mark ??= await this.markOfPrimary());
      if (await this.hasReached(mark)) {
        this.asOf = this.knownAt = mark.at;
        this.mark = null;
      }
      if (this.isAway) this.logger.log('The replica is asked again');
      this.isAway = false;
    } catch (error) {
      this.leave(error);
    } finally {
      if (this.timer) this.lookLater(LOOKED_AT_EVERY_MS);
    }
  }

  private async markOfPrimary(): Promise<Mark> {
    const at = Date.now();
    const [row] = await this.primary.query<{ lsn: string }[]>('SELECT pg_current_wal_lsn() AS lsn');
    return { at, lsn: row?.lsn ?? '' };
  }

  /** Null, which counts as no, for a server that is no replica any more. */
  private async hasReached({ lsn }: Mark): Promise<boolean> {
    const answer = await this.pool?.query<{ has: boolean | null }>(
      'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS has',
      [lsn],
    );
    return answer?.rows[0]?.has === true;
  }

  private leave(error: unknown): void {
    this.asOf = 0;
    if (!this.isAway) this.logger.warn(`The replica is not asked for now: ${(error as Error).message}`);
    this.isAway = true;
  }
}
