import type { ClientBase } from 'pg';
import type { DataSource, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { sendPrepared, type Statement } from './statement.js';

/** A statement, and what its rows say. */
export interface PreparedQuery<T> extends Statement {
  of: (rows: object[]) => T;
}

type ResultOf<Q> = Q extends PreparedQuery<infer T> ? T : null;

/** What each of these answers. */
export type QueryResults<Q extends readonly (PreparedQuery<unknown> | null)[]> = {
  -readonly [K in keyof Q]: ResultOf<Q[K]>;
};

/** A statement of which no row is read. */
export const writeQuery = (sql: string, parameters: unknown[]): PreparedQuery<void> => ({
  sql,
  parameters,
  of: () => undefined,
});

/**
 * Written to the connection one after the other without waiting between them, and carried out in that order. Where one
 * fails the others come to nothing, and its error is the one that is thrown.
 */
export async function sendInOrder<const Q extends readonly (PreparedQuery<unknown> | null)[]>(
  client: ClientBase,
  queries: Q,
): Promise<QueryResults<Q>> {
  const answers = await Promise.allSettled(queries.map((one) => one && sendPrepared(client, one)));
  const failed = answers.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  return answers.map((answer, index) => {
    const rows = answer.status === 'fulfilled' ? answer.value : null;
    return rows && queries[index] ? queries[index].of(rows) : null;
  }) as QueryResults<Q>;
}

type Row = Record<string, unknown>;

interface Shape {
  select: string;
  make: (row: Row) => object;
}

/** By the metadata of an entity. */
const shapes = new WeakMap<object, Shape>();

/** Of a whole table's row, its entity as TypeORM makes it, without its builder of queries. */
export function entityQuery<E extends ObjectLiteral>(
  source: DataSource,
  entity: EntityTarget<E>,
  { sql, parameters }: Statement,
): PreparedQuery<E[]> {
  const metadata = source.getMetadata(entity);
  const shape = shapes.get(metadata) ?? shapeOf(source, metadata);
  shapes.set(metadata, shape);
  return { sql: `${shape.select} ${sql}`, parameters, of: (rows) => rows.map((row) => shape.make(row as Row) as E) };
}

function shapeOf({ driver }: DataSource, { columns, tablePath, target }: EntityMetadata): Shape {
  const Entity = target as new () => Row;
  return {
    select: `SELECT ${columns.map(({ databaseName }) => `"${databaseName}"`).join(', ')} FROM ${tablePath}`,
    make: (row) => {
      const made = new Entity();
      for (const column of columns)
        made[column.propertyName] = driver.prepareHydratedValue(row[column.databaseName], column);
      return made;
    },
  };
}
