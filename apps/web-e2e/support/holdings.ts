import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseNames, dataFolder, inDatabase } from './databases.js';

/** Rows of a database that hold any of the words, as `table: row`. */
function rowsWith(words: string[], name: string): Promise<string[]> {
  return inDatabase(name, async (client) => {
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
  });
}

/** Objects whose name, description or content holds any of the words. */
function objectsWith(words: string[]): string[] {
  const store = path.join(dataFolder, 's3');
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
  const rows = await Promise.all(databaseNames().map((name) => rowsWith(words, name)));
  return [...rows.flat(), ...objectsWith(words)];
}
