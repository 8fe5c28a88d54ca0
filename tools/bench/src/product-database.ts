import { readFileSync } from 'node:fs';
import path from 'node:path';
import { portOf } from '@crewcall/tools-stack';
import pg from 'pg';
import { base } from './browser.js';

/** Straight into the jobs of the product that runs here: no one applies or posts thousands of times by hand. */
export async function inJobs(sql: string, values: unknown[]): Promise<void> {
  const folder = process.env['CREWCALL_DATA'] || '.data';
  const { databases } = JSON.parse(readFileSync(path.join(folder, 'keys', 'passwords.json'), 'utf8')) as {
    databases: Record<string, string>;
  };
  const name = 'crewcall_jobs';
  const port = portOf(Number(new URL(base).port), 'postgres');
  const client = new pg.Client({ host: '127.0.0.1', port, user: name, database: name, password: databases[name] });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
