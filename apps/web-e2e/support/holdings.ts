import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

const folder = process.env['CREWCALL_DATA'] || '.data';
const base = new URL(process.env['BASE_URL'] ?? 'http://localhost:3000');
const postgresPort = Number(base.port) + 10;

interface Secrets {
  databases: Record<string, string>;
}

/** Rows of a database that hold any of the words, as `table: row`. */
async function rowsWith(words: string[], name: string, password: string): Promise<string[]> {
  const client = new pg.Client({ host: '127.0.0.1', port: postgresPort, user: name, database: name, password });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const found: string[] = [];
    for (const table of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT left(t::text, 300) AS row FROM "${table.name}" t WHERE lower(t::text) LIKE ANY ($1) LIMIT 5`,
        [words.map((word) => `%${word.toLowerCase()}%`)],
      );
      found.push(...rows.map(({ row }) => `${name}.${table.name}: ${row}`));
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Objects whose name, description or content holds any of the words. */
function objectsWith(words: string[]): string[] {
  const store = path.join(folder, 's3');
  if (!existsSync(store)) return [];
  return readdirSync(store, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const text = `${file} ${readFileSync(file, 'utf8')}`.toLowerCase();
      return words.some((word) => text.includes(word.toLowerCase()));
    });
}

/** Every place of the running product, all databases and all buckets, in which one of the words is found. */
export async function holdingsOf(words: string[]): Promise<string[]> {
  const { databases } = JSON.parse(readFileSync(path.join(folder, 'keys', 'passwords.json'), 'utf8')) as Secrets;
  const rows = await Promise.all(Object.entries(databases).map(([name, secret]) => rowsWith(words, name, secret)));
  return [...rows.flat(), ...objectsWith(words)];
}
