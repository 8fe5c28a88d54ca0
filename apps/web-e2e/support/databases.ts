import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Where the stack that is walked keeps its files. */
export const dataFolder = process.env['CREWCALL_DATA'] || '.data';
const base = new URL(process.env['BASE_URL'] ?? 'http://localhost:3000');
const postgresPort = Number(base.port) + 10;
export const redisPort = Number(base.port) + 11;

interface Secrets {
  databases: Record<string, string>;
}

const passwords = (): Record<string, string> =>
  (JSON.parse(readFileSync(path.join(dataFolder, 'keys', 'passwords.json'), 'utf8')) as Secrets).databases;

export const databaseNames = (): string[] => Object.keys(passwords());

/** Looks into the database of one service, as that service. */
export async function inDatabase<T>(name: string, look: (client: pg.Client) => Promise<T>): Promise<T> {
  const password = passwords()[name] ?? '';
  const client = new pg.Client({ host: '127.0.0.1', port: postgresPort, user: name, database: name, password });
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end();
  }
}
