import pg from 'pg';

/** What a query finds, over a connection of its own. */
export async function rowsOf<T extends object>(url: string, sql: string, params: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 30_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql, params)).rows;
  } finally {
    await client.end();
  }
}

export async function outboxSize(url: string, pattern = '%'): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    url,
    'SELECT count(*)::integer AS count FROM outbox WHERE queue LIKE $1',
    [pattern],
  );
  return row?.count ?? 0;
}
