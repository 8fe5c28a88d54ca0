import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** What the test runner names: real servers and how to get in. */
export type TestServerVariable =
  | 'TEST_POSTGRES_URL'
  | 'TEST_REDIS_URL'
  | 'TEST_SMTP_URL'
  | 'TEST_MAIL_URL'
  | 'TEST_S3_ENDPOINT'
  | 'TEST_S3_ACCESS_KEY'
  | 'TEST_S3_SECRET_KEY';

/** Address of a real server for tests; the test runner starts them and names them in the environment. */
export function testServer(name: TestServerVariable): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run the specs through npm test, which starts the servers.`);
  return value;
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: testServer('TEST_POSTGRES_URL') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty database of its own, so that spec files never see one another. */
export async function createTestDatabase(label: string): Promise<TestDatabase> {
  const name = `test_${label.replaceAll('-', '_')}_${randomBytes(5).toString('hex')}`;
  await asSuperuser(`CREATE DATABASE ${name}`);
  const url = new URL(testServer('TEST_POSTGRES_URL'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asSuperuser(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}
