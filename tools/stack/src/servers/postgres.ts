import { chownSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asProblem, Problem } from '../problem.js';
import { Child } from '../processes/child.js';
import { endLeftover } from '../processes/identify.js';
import type { LogFile } from '../processes/log-file.js';
import { run } from '../processes/run.js';
import { untilReady } from '../wait.js';
import { postgresPrograms } from './postgres-programs.js';
import { postgresIdentity, reachableFolder } from './unprivileged.js';

export interface PostgresOptions {
  /** Folder of the cluster; made when missing. */
  folder: string;
  port: number;
  password: string;
  log?: LogFile;
}

/** The superuser of an embedded cluster. Services never see it: each has a role of its own. */
export const SUPERUSER = 'crewcall_owner';

/** Small on purpose: a development machine holds seven services beside it. Commits survive a killed process, not a power cut. */
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
  'fsync=off',
  'log_timezone=UTC',
  'timezone=UTC',
];

const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });

async function createCluster(programs: string, folder: string, password: string): Promise<void> {
  const identity = postgresIdentity();
  // A folder without PG_VERSION is what an interrupted start left.
  for (const entry of readdirSync(folder)) rmSync(path.join(folder, entry), { recursive: true, force: true });
  const secret = path.join(path.dirname(folder), `.password-${process.pid}`);
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  if (identity.uid !== undefined) chownSync(secret, identity.uid, identity.gid ?? identity.uid);
  const args = ['-D', folder, '-U', SUPERUSER, '--pwfile', secret, '-A', 'scram-sha-256', '-E', 'UTF8', '--no-sync'];
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

/** Starts a real Postgres from the binaries in node_modules. */
export async function startPostgres(options: PostgresOptions): Promise<{ child: Child; url: string }> {
  const programs = postgresPrograms();
  const folder = reachableFolder(options.folder);
  const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
  if (isNew) await createCluster(programs, folder, options.password);
  await clearLeftover(folder);
  const child = Child.start({
    name: 'Postgres',
    command: path.join(programs, 'postgres'),
    args: ['-D', folder, '-p', String(options.port), ...SETTINGS.flatMap((setting) => ['-c', setting])],
    env: environment(),
    cwd: '/',
    ...postgresIdentity(),
    // Fast shutdown: clients are sent away, what was committed is kept.
    stopSignal: 'SIGINT',
    ...(options.log ? { log: options.log } : {}),
    onLine: (line) => {
      isReady ||= line.includes('ready to accept connections');
    },
  });
  let isReady = false;
  try {
    await untilReady(child, () => Promise.resolve(isReady), 60_000);
  } catch (error) {
    await child.stop(2000);
    if (error instanceof Error && /incompatible with server|initialized by/.test(error.message)) {
      throw new Problem('The data was made by another version of Postgres. Start over with: npm start -- --reset', {
        cause: error,
      });
    }
    throw error;
  }
  return { child, url: `postgres://${SUPERUSER}:${options.password}@127.0.0.1:${options.port}/postgres` };
}
