import type { ClientBase } from 'pg';
import type { DataSource, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { sendPrepared, type Statement } from './statement.js';

/** A statement, and what its rows say. */
export interface Asked<T> extends Statement {
  of: (rows: object[]) => T;
}

type AnswerOf<A> = A extends Asked<infer T> ? T : null;

/** What each of these answers. */
export type Answers<A extends readonly (Asked<unknown> | null)[]> = { -readonly [K in keyof A]: AnswerOf<A[K]> };

/** A statement of which no row is read. */
export const written = (sql: string, parameters: unknown[]): Asked<void> => ({ sql, parameters, of: () => undefined });

/**
 * Written to the connection one after the other without waiting between them, and carried out in that order. Where one
 * fails the others come to nothing, and its error is the one that is thrown.
 */
export async function sendInOrder<const A extends readonly (Asked<unknown> | null)[]>(
  client: ClientBase,
  asked: A,
): Promise<Answers<A>> {
  const answers = await Promise.allSettled(asked.map((one) => one && sendPrepared(client, one)));
  const failed = answers.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  return answers.map((answer, index) => {
    const rows = answer.status === 'fulfilled' ? answer.value : null;
    return rows && asked[index] ? asked[index].of(rows) : null;
  }) as Answers<A>;
}

type Row = Record<string, unknown>;

interface Shape {
  select: string;
  make: (row: Row) => object;
}

/** By the metadata of an entity. */
const shapes = new WeakMap<object, Shape>();

/** Of a whole table's row, its entity as TypeORM makes it, without its builder of queries. */
export function askedRows<E extends ObjectLiteral>(
  source: DataSource,
  entity: EntityTarget<E>,
  { sql, parameters }: Statement,
): Asked<E[]> {
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
