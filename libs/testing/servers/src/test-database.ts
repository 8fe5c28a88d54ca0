import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { testServer } from './test-servers.js';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** What the migrations of a service bring, known by a key that is theirs. */
export interface Tables {
  key: string;
  /** In the empty database at this address. */
  make(url: string): Promise<void>;
}

/** Any number: spec files that want the same tables first wait for the one that makes them. */
const TEMPLATE_LOCK = 4208;

async function asSuperuser(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: testServer('TEST_POSTGRES_URL') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(database: string): string {
  const url = new URL(testServer('TEST_POSTGRES_URL'));
  url.pathname = `/${database}`;
  return url.href;
}

/** Made once in a run of Jest, which drops it: a service has some ninety migrations and a hundred spec files. */
async function templateOf({ key, make }: Tables, run: string, client: pg.Client): Promise<string> {
  const name = `template_${run}_${key}`;
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `${name}_${randomBytes(3).toString('hex')}`;
    await client.query(`CREATE DATABASE ${unfinished}`);
    await make(addressOf(unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    return name;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/**
 * A database of its own, so that spec files never see one another.
 * @param tables that it has from the start, in a run of Jest; else it is empty, and the service makes them
 */
export async function createTestDatabase(label: string, tables?: Tables): Promise<TestDatabase> {
  const name = `test_${label.replaceAll('-', '_')}_${randomBytes(5).toString('hex')}`;
  const run = process.env['TEST_RUN'];
  await asSuperuser(async (client) => {
    const template = tables && run ? await templateOf(tables, run, client) : 'template1';
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  });
  return {
    url: addressOf(name),
    drop: () => asSuperuser((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}
