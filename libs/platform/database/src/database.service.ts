import { Injectable } from '@nestjs/common';
import type { ClientBase, DatabaseError } from 'pg';
import type { EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { insertOf } from './insert-statement.js';
import { entityQuery, type PreparedQuery, type QueryResults, sendInOrder } from './prepared-query.js';
import { Replica } from './replica.service.js';
import { Transactions } from './transactions.service.js';

/** The way to the tables: always of the ambient transaction when there is one. Only repositories use it. */
@Injectable()
export class Database {
  constructor(
    private readonly transactions: Transactions,
    private readonly replica: Replica,
  ) {}

  get manager(): EntityManager {
    return this.transactions.manager;
  }

  of<E extends ObjectLiteral>(entity: EntityTarget<E>): Repository<E> {
    return this.manager.getRepository(entity);
  }

  /** Raw SQL for hot lists: rows as they are, parameters as $1, $2 … `isPrepared` as `prepared` says. */
  async query<T>(sql: string, parameters: unknown[] = [], { isPrepared = false } = {}): Promise<T[]> {
    if (isPrepared) return this.prepared(sql, parameters);
    const copied = this.replicaClient;
    if (copied) return (await copied.query<object>(sql, parameters)).rows as T[];
    const result: unknown = await this.manager.query(sql, parameters);
    if (!Array.isArray(result)) return [];
    // Of an UPDATE or DELETE the driver answers [rows, count]; its RETURNING rows are what callers mean.
    const isCounted = result.length === 2 && Array.isArray(result[0]) && typeof result[1] === 'number';
    return (isCounted ? result[0] : result) as T[];
  }

  /**
   * As `query`, for the statements of the busiest paths, whose text is constant: each connection parses and plans it
   * once. Of an UPDATE or DELETE it answers what is RETURNING.
   */
  async prepared<T>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    const [rows] = await this.inOrder({ sql, parameters, of: (all) => all as T[] });
    return rows;
  }

  /** To be sent with others: of the entity's table the rows that `rest` finds ('WHERE …'), as entities. */
  entityQuery<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    rest: string,
    parameters: unknown[],
  ): PreparedQuery<E[]> {
    return entityQuery(this.manager.dataSource, entity, { sql: rest, parameters });
  }

  /** Those entities, by a prepared statement of its own. */
  async findPrepared<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    rest: string,
    parameters: unknown[],
  ): Promise<E[]> {
    const [found] = await this.inOrder(this.entityQuery(entity, rest, parameters));
    return found;
  }

  /**
   * Prepared, sent together and carried out one after the other: in a transaction locks are taken in this order, with one
   * wait for all. Each sees what was committed until it begins; in the place of null nothing is asked.
   * @throws what the first that failed says
   */
  async inOrder<const Q extends readonly (PreparedQuery<unknown> | null)[]>(...queries: Q): Promise<QueryResults<Q>> {
    const copied = this.replicaClient;
    if (copied) return sendInOrder(copied, queries);
    const ambient = this.manager.queryRunner;
    // Its connection may be in the transaction of another by now.
    if (ambient?.isReleased) throw new Error('The transaction is over: this was not waited for in it');
    const runner = ambient ?? this.manager.dataSource.createQueryRunner();
    try {
      return await sendInOrder((await runner.connect()) as ClientBase, queries);
    } finally {
      if (!ambient) await runner.release();
    }
  }

  /** In a transaction there is none: what it wrote is with the primary alone. */
  private get replicaClient(): ClientBase | null {
    return this.manager.queryRunner ? null : this.replica.client;
  }

  /** Written as the ambient transaction ends, with its COMMIT; that throws `met` where `constraint` knows such a row. */
  addLast<E extends ObjectLiteral>(target: EntityTarget<E>, entity: E, constraint: string, met: () => Error): void {
    const metadata = this.manager.dataSource.getMetadata(target);
    this.transactions.endWith(() => insertOf(metadata, entity), {
      failure: (error) => ((error as DatabaseError).constraint === constraint ? met() : error),
    });
  }
}
