import { chownSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asProblem, codeOf, Problem } from '../problem.js';
import pg from 'pg';
import { endLeftover } from '../processes/identify.js';
import type { LogFile } from '../processes/log-file.js';
import type { Plan } from '../processes/plan.js';
import { run } from '../processes/run.js';
import { untilReady } from '../wait.js';
import { postgresPrograms } from './postgres-programs.js';
import { postgresIdentity, reachableFolder } from './unprivileged.js';

export interface PostgresOptions {
  /** Folder of the cluster; made when missing. */
  folder: string;
  port: number;
  password: string;
  /** Whether the cluster must survive a power cut: that of a development machine does, that of a test run need not. */
  durable: boolean;
  log?: LogFile;
}

/** The superuser of an embedded cluster. Services never see it: each has a role of its own. */
export const SUPERUSER = 'crewcall_owner';

const WRONG_PASSWORD = '28P01';

/** Small on purpose: a development machine holds eight services beside it. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=48MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_logical_replication_workers=0',
  'io_method=sync',
  'jit=off',
  'log_timezone=UTC',
  'timezone=UTC',
];

const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });

async function createCluster(programs: string, { folder, password, durable }: PostgresOptions): Promise<void> {
  const identity = postgresIdentity();
  // A folder without PG_VERSION is what an interrupted start left.
  for (const entry of readdirSync(folder)) rmSync(path.join(folder, entry), { recursive: true, force: true });
  const secret = path.join(path.dirname(folder), `.password-${process.pid}`);
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  if (identity.uid !== undefined) chownSync(secret, identity.uid, identity.gid ?? identity.uid);
  const args = ['-D', folder, '-U', SUPERUSER, '--pwfile', secret, '-A', 'scram-sha-256', '-E', 'UTF8'];
  if (!durable) args.push('--no-sync');
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const { ok, output } = await run(path.join(programs, 'initdb'), [...args, ...locale], {
    ...identity,
    cwd: '/',
    env: environment(),
  });
  rmSync(secret, { force: true });
  if (ok) return;
  const said = output.split('\n').find((line) => /error|fatal/i.test(line)) ?? output.trim();
  throw asProblem(new Error(said), 'Creating the Postgres cluster');
}

/** A cluster that was not stopped may still have its server, or only the file that says so. */
async function clearLeftover(folder: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  await endLeftover(Number(readFileSync(file, 'utf8').split('\n')[0]), folder);
  rmSync(file, { force: true });
}

/** Whether it takes connections: it listens a moment before it does. */
async function takesConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (codeOf(error) !== WRONG_PASSWORD) return false;
    throw new Problem('The password of the data in .data is lost. Start over with: npm start -- --reset', {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function explained(error: unknown): unknown {
  const isOtherVersion = error instanceof Problem && /incompatible with server|initialized by/.test(error.message);
  if (!isOtherVersion) return error;
  return new Problem('The data was made by another version of Postgres. Start over with: npm start -- --reset', {
    cause: error,
  });
}

/** A real Postgres from the binaries in node_modules, its cluster made when there is none. */
export async function planPostgres(options: PostgresOptions): Promise<Plan & { url: string }> {
  const programs = postgresPrograms();
  const folder = reachableFolder(options.folder);
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await createCluster(programs, { ...options, folder });
  await clearLeftover(folder);
  // What was acknowledged is on the disk, also when Postgres alone is killed.
  const isKept = options.durable ? 'on' : 'off';
  const settings = [...SETTINGS, `fsync=${isKept}`, `synchronous_commit=${isKept}`];
  const url = `postgres://${SUPERUSER}:${options.password}@127.0.0.1:${options.port}/postgres`;
  return {
    url,
    options: {
      name: 'Postgres',
      command: path.join(programs, 'postgres'),
      args: ['-D', folder, '-p', String(options.port), ...settings.flatMap((setting) => ['-c', setting])],
      env: environment(),
      cwd: '/',
      ...postgresIdentity(),
      // Fast shutdown: clients are sent away, what was committed is kept.
      stopSignal: 'SIGINT',
      ...(options.log ? { log: options.log } : {}),
    },
    ready: (child) =>
      untilReady(child, () => takesConnections(url), 60_000).catch((error: unknown) => {
        throw explained(error);
      }),
  };
}
