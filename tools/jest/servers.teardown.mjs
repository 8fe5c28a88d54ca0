import pg from 'pg';
import { ofRun } from './load-test-servers.mjs';

/** Servers that live on keep no tables of this run: those of the next may have changed. */
async function dropTemplates() {
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT datname FROM pg_database WHERE datname LIKE $1', [
      `template\\_${process.env.TEST_RUN}\\_%`,
    ]);
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

export default async function teardown() {
  const own = ofRun.crewcallTestServers;
  await (own ? own.stop() : dropTemplates());
}
