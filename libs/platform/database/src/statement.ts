import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

/** For the busiest paths: its text is a constant, and a good plan does not depend on its parameters. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** Parsed and planned once for each connection. */
export async function sendPrepared<T extends object>(client: ClientBase, { sql, parameters }: Statement): Promise<T[]> {
  const { rows } = await client.query<T>({ name: nameOf(sql), text: sql, values: parameters });
  return rows;
}

const names = new Map<string, string>();

function nameOf(sql: string): string {
  const name = names.get(sql) ?? createHash('sha256').update(sql).digest('hex').slice(0, 32);
  names.set(sql, name);
  return name;
}
