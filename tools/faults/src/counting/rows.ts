import { until } from '@crewcall/tools-seed';
import pg from 'pg';

/** A connection that may be lost at any time. */
export async function connectionTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 30_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** What a query finds, over a connection of its own. */
export async function rowsOf<T extends object>(url: string, sql: string, params: unknown[] = []): Promise<T[]> {
  const client = await connectionTo(url);
  try {
    return (await client.query<T>(sql, params)).rows;
  } finally {
    await client.end();
  }
}

/** Until it takes questions again. */
export async function untilPostgres(url: string, withinMs: number): Promise<void> {
  const isUp = () => rowsOf(url, 'SELECT 1').then(Boolean, () => false);
  await until('Postgres', isUp, withinMs);
}

export async function outboxSize(url: string, pattern = '%'): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    url,
    'SELECT count(*)::integer AS count FROM outbox WHERE queue LIKE $1',
    [pattern],
  );
  return row?.count ?? 0;
}
