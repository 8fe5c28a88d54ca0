import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { ClientBase } from 'pg';
import type { QueryRunner } from 'typeorm';

/** For the busiest paths: its text is a constant, and a good plan does not depend on its parameters. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

/**
 * The runner's connection, which gathers what is sent within this turn of the loop: one write for several statements,
 * where each would wake the database by itself. It answers them in their order.
 */
export async function gathering(runner: QueryRunner): Promise<ClientBase> {
  const client = (await runner.connect()) as ClientBase & { connection: { stream: Writable } };
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return client;
}

/** Parsed and planned once for each connection. */
export async function send<T extends object>(client: ClientBase, { sql, parameters }: Statement): Promise<T[]> {
  const { rows } = await client.query<T>({ name: nameOf(sql), text: sql, values: parameters });
  return rows;
}

const names = new Map<string, string>();

function nameOf(sql: string): string {
  const name = names.get(sql) ?? createHash('sha256').update(sql).digest('hex').slice(0, 32);
  names.set(sql, name);
  return name;
}
