import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import type { EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { Transactions } from './transactions.js';

/** The way to the tables: always of the ambient transaction when there is one. Only repositories use it. */
@Injectable()
export class Database {
  constructor(private readonly transactions: Transactions) {}

  get manager(): EntityManager {
    return this.transactions.manager;
  }

  of<E extends ObjectLiteral>(entity: EntityTarget<E>): Repository<E> {
    return this.manager.getRepository(entity);
  }

  /** Raw SQL for hot lists: rows as they are, parameters as $1, $2 … */
  async query<T>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    const result: unknown = await this.manager.query(sql, parameters);
    if (!Array.isArray(result)) return [];
    // Of an UPDATE or DELETE the driver answers [rows, count]; its RETURNING rows are what callers mean.
    const isCounted = result.length === 2 && Array.isArray(result[0]) && typeof result[1] === 'number';
    return (isCounted ? result[0] : result) as T[];
  }

  /**
   * As `query`, for the statements of the busiest paths: each connection parses and plans it once. Its text must be a
   * constant, and a good plan must not depend on the parameters. Of an UPDATE or DELETE it answers what is RETURNING.
   */
  async prepared<T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    const ambient = this.manager.queryRunner;
    const runner = ambient ?? this.manager.dataSource.createQueryRunner();
    try {
      const client = (await runner.connect()) as ClientBase;
      const { rows } = await client.query<T>({ name: nameOf(sql), text: sql, values: parameters });
      return rows;
    } finally {
      if (!ambient) await runner.release();
    }
  }
}

const names = new Map<string, string>();

function nameOf(sql: string): string {
  const name = names.get(sql) ?? createHash('sha256').update(sql).digest('hex').slice(0, 32);
  names.set(sql, name);
  return name;
}
