import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServices, freeBase, programOf, type ServiceName, startTestServers } from '@crewcall/tools-stack';
import pg from 'pg';

const READY_WITHIN_MS = 60_000;

export interface Bench {
  /** Of its database and of its keys in Redis. */
  name: string;
  service: ServiceName;
  /** Whose migrations make the tables, when it has none of its own. */
  tablesOf?: ServiceName;
  settings?: NodeJS.ProcessEnv;
  connections?: number;
  /** Rows that are there before the service starts. */
  fill: (pool: pg.Pool) => Promise<unknown>;
}

/** One replica, as its image runs it, on a database of its own. */
export interface Replica {
  base: string;
  pool: pg.Pool;
  env: NodeJS.ProcessEnv;
  /** What identity would have signed for a person. */
  tokenOf: (claims: Claims) => string;
  process: () => ChildProcess;
  restart: () => Promise<void>;
}

interface Claims {
  sub: string;
  role?: string;
  sid?: string;
}

export type Servers = NodeJS.ProcessEnv;

/** Real servers for one bench, which answers whether what it measured was enough. Returns the exit code. */
export async function withServers(
  services: ServiceName[],
  bench: (servers: Servers) => Promise<boolean>,
): Promise<number> {
  await buildServices(services);
  const servers = await startTestServers();
  try {
    const isEnough = await bench(servers.env);
    console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
    return isEnough ? 0 : 1;
  } finally {
    await servers.stop();
  }
}

export async function withReplica<T>(
  servers: Servers,
  { name, service, tablesOf = service, settings, connections, fill }: Bench,
  measure: (replica: Replica) => Promise<T>,
): Promise<T> {
  const databaseUrl = await createDatabase(servers['TEST_POSTGRES_URL'] ?? '', `bench_${name.replaceAll('-', '_')}`);
  const port = await freeBase();
  const base = `http://127.0.0.1:${port}`;
  const keys = newKeys();
  const env = { ...environment(servers, { name, databaseUrl, port, ...keys }), ...settings };
  const migrated = spawnSync(process.execPath, [programOf(tablesOf), 'migrate'], { env, encoding: 'utf8' });
  if (migrated.status !== 0) throw new Error(`The tables could not be made: ${migrated.stderr}${migrated.stdout}`);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections ?? 4 });
  // The server may be gone before the last connection has said goodbye.
  pool.on('error', () => undefined);
  let running: ChildProcess | undefined;
  const start = async () => {
    running = spawn(process.execPath, [programOf(service)], { env, stdio: 'inherit' });
    await untilReady(`${base}/health/ready`, running);
    return running;
  };
  try {
    await fill(pool);
    let process = await start();
    const restart = async () => {
      const gone = new Promise((resolve) => process.once('exit', resolve));
      process.kill('SIGKILL');
      await gone;
      process = await start();
    };
    const tokenOf = (claims: Claims) => signToken(keys.privateKey, claims);
    return await measure({ base, pool, env, tokenOf, process: () => process, restart });
  } finally {
    running?.kill('SIGKILL');
    await pool.end();
  }
}

async function createDatabase(superuserUrl: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: superuserUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function untilReady(address: string, service: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await pause(100)) {
    if (service.exitCode !== null) break;
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
  }
  throw new Error('The service did not become ready');
}

const newKeys = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

interface Place {
  name: string;
  databaseUrl: string;
  port: number;
  publicKey: string;
  privateKey: string;
}

function environment(servers: Servers, { name, databaseUrl, port, publicKey, privateKey }: Place): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    REDIS_URL: servers['TEST_REDIS_URL'],
    REDIS_PREFIX: `bench-${name}`,
    JWT_PUBLIC_KEY: publicKey,
    JWT_PRIVATE_KEY: privateKey,
    SMTP_URL: 'smtp://127.0.0.1:9',
    S3_ENDPOINT: servers['TEST_S3_ENDPOINT'],
    S3_ACCESS_KEY: servers['TEST_S3_ACCESS_KEY'],
    S3_SECRET_KEY: servers['TEST_S3_SECRET_KEY'],
  };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function signToken(privateKey: string, { sub, role = 'freelancer', sid = randomUUID() }: Claims): string {
  const now = Math.floor(Date.now() / 1000);
  const email = `${sub}@example.test`;
  const claims = { sub, role, email, sid, iss: 'crewcall', aud: 'crewcall', iat: now, exp: now + 3600 };
  const text = `${encoded({ alg: 'ES256', typ: 'JWT' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
