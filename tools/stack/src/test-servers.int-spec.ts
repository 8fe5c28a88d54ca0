import { until } from '@crewcall/tools-seed';
import { Redis } from 'ioredis';
import { Client as S3 } from 'minio';
import pg from 'pg';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { answers } from './ports.js';
import { ensureDatabases, databaseUrl } from './servers/databases.js';
import { startEmbeddedTestServers, type TestServers } from './test-servers.js';

const root = path.resolve(import.meta.dirname, '../../..');

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded test servers', () => {
  let servers: TestServers;
  const named = (name: string) => servers.env[name] ?? '';
  beforeAll(async () => {
    servers = await startEmbeddedTestServers();
  });
  afterAll(() => servers.stop());

  it('give each service a database that no other role may enter', async () => {
    const superuser = named('TEST_POSTGRES_URL');
    const jobs = { name: 'spec_jobs', password: 'first' };
    const identity = { name: 'spec_identity', password: "it's" };
    await ensureDatabases(superuser, [jobs, identity]);
    await ensureDatabases(superuser, [{ ...jobs, password: 'second' }, identity]);
    const url = databaseUrl(superuser, { ...jobs, password: 'second' });
    await query(
      url,
      'CREATE EXTENSION pg_trgm; CREATE EXTENSION btree_gin; CREATE TABLE kept (id uuid DEFAULT uuidv7())',
    );
    expect(await query(url, "SELECT current_user AS who, lower('ÀÉ') AS lower")).toEqual([
      { who: 'spec_jobs', lower: 'àé' },
    ]);
    await expect(query(url.replace(/spec_jobs$/, 'spec_identity'), 'SELECT 1')).rejects.toThrow(/permission denied/);
  });

  it('hold a queue without evicting from it', async () => {
    const redis = new Redis(named('TEST_REDIS_URL'));
    expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
    await redis.quit();
  });

  it('take an object by a presigned address and answer pages of ours alone [F6]', async () => {
    const endpoint = new URL(named('TEST_S3_ENDPOINT'));
    const s3 = new S3({
      endPoint: endpoint.hostname,
      port: Number(endpoint.port),
      useSSL: false,
      accessKey: named('TEST_S3_ACCESS_KEY'),
      secretKey: named('TEST_S3_SECRET_KEY'),
    });
    await s3.makeBucket('uploads', 'us-east-1');
    const address = await s3.presignedPutObject('uploads', 'cv.txt', 60);
    const put = await fetch(address, { method: 'PUT', body: 'hello', headers: { origin: 'http://localhost:3000' } });
    expect([put.status, put.headers.get('access-control-allow-origin')]).toEqual([200, 'http://localhost:3000']);
    expect((await s3.statObject('uploads', 'cv.txt')).size).toBe(5);
    const preflight = async (origin: string): Promise<(number | string | null)[]> => {
      const headers = { origin, 'access-control-request-method': 'PUT' };
      const answer = await fetch(address, { method: 'OPTIONS', headers });
      return [answer.status, answer.headers.get('access-control-allow-origin')];
    };
    expect(await preflight('http://localhost:3000')).toEqual([204, 'http://localhost:3000']);
    expect(await preflight('http://evil.example')).toEqual([403, null]);
    const read = await fetch(await s3.presignedGetObject('uploads', 'cv.txt'), { headers: { origin: 'null' } });
    expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});

describe('a run that is killed', () => {
  it('leaves no server behind', async () => {
    const program = `
      const { startEmbeddedTestServers } = await import(${JSON.stringify(path.join(root, 'tools/stack/src/index.ts'))});
      console.log(JSON.stringify((await startEmbeddedTestServers()).env));`;
    const parent = spawn(
      process.execPath,
      ['--import', '@swc-node/register/esm-register', '--input-type=module', '-e', program],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const env = JSON.parse(line.toString()) as Record<string, string>;
    const ports = ['TEST_POSTGRES_URL', 'TEST_REDIS_URL', 'TEST_S3_ENDPOINT'].map((name) =>
      Number(new URL(env[name] ?? '').port),
    );
    expect(await Promise.all(ports.map((port) => answers(port)))).toEqual([true, true, true]);

    parent.kill('SIGKILL');

    const none = async () => !(await Promise.all(ports.map((port) => answers(port)))).includes(true);
    expect(await until('the end of all three', none)).toBe(true);
  }, 120_000);
});
