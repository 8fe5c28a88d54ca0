import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import { databaseNames, dataFolder, inDatabase, redisPort } from './databases.js';

/** Rows of a database, of all its schemas, that hold any of the words, as `table: row`. */
function rowsWith(words: string[], name: string): Promise<string[]> {
  return inDatabase(name, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const table of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT left(t::text, 300) AS row FROM ${table.name} t WHERE lower(t::text) LIKE ANY ($1) LIMIT 5`,
        [words.map((word) => `%${word.toLowerCase()}%`)],
      );
      found.push(...rows.map(({ row }) => `${name}.${table.name}: ${row}`));
    }
    return found;
  });
}

/** Null for what is no longer there: the product goes on meanwhile, and what it has removed holds nothing. */
function unlessGone<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** All of them of one moment: a folder that goes while it is walked through has it walked anew. */
function filesIn(root: string): string[] {
  const entries = unlessGone(() => readdirSync(root, { recursive: true, withFileTypes: true }));
  if (!entries) return existsSync(root) ? filesIn(root) : [];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Files whose name or content holds any of the words. */
function filesWith(words: string[], folder: string): string[] {
  return filesIn(path.join(dataFolder, folder)).filter((file) => {
    const content = unlessGone(() => readFileSync(file, 'utf8'));
    return content !== null && holds(words, `${file} ${content}`);
  });
}

const holds = (words: string[], text: string): boolean =>
  words.some((word) => text.toLowerCase().includes(word.toLowerCase()));

/** What a key holds, of whatever kind it is. */
async function textOf(redis: Redis, key: string): Promise<string> {
  const reads: Record<string, () => Promise<unknown>> = {
    string: () => redis.get(key),
    hash: () => redis.hgetall(key),
    list: () => redis.lrange(key, 0, -1),
    set: () => redis.smembers(key),
    zset: () => redis.zrange(key, 0, -1),
    stream: () => redis.xrange(key, '-', '+'),
  };
  const kind = await redis.type(key);
  if (kind === 'none') return '';
  const read = reads[kind];
  if (!read) throw new Error(`The key ${key} is of an unknown kind, ${kind}`);
  return JSON.stringify(await read());
}

/** Keys of Redis, and so of every queue and of what is done and failed there, that hold any of the words. */
async function keysWith(words: string[]): Promise<string[]> {
  const redis = new Redis(redisPort, '127.0.0.1', { lazyConnect: true });
  await redis.connect();
  try {
    const keys = await redis.keys('*');
    const texts = await Promise.all(keys.map(async (key) => `redis ${key}: ${await textOf(redis, key)}`));
    return texts.filter((text) => holds(words, text)).map((text) => text.slice(0, 600));
  } finally {
    redis.disconnect();
  }
}

const allRowsWith = async (words: string[]): Promise<string[]> =>
  (await Promise.all(databaseNames().map((name) => rowsWith(words, name)))).flat();

/** Tables of every service that hold the word, as `jobs.bookings.offers`: enough for an id, which some rows keep. */
export async function tablesWith(word: string): Promise<string[]> {
  const rows = await allRowsWith([word]);
  return [...new Set(rows.map((row) => row.slice(0, row.indexOf(':'))))].sort();
}

/** Every place of the running product in which one of the words is found: databases, buckets, Redis and logs. */
export async function holdingsOf(words: string[]): Promise<string[]> {
  const rows = await allRowsWith(words);
  return [...rows, ...filesWith(words, 's3'), ...(await keysWith(words)), ...filesWith(words, 'logs')];
}
