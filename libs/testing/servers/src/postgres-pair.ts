import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';
import { testServer } from './test-servers.js';

const STARTS_WITHIN_MS = 20_000;
const OWNER = 'owner';
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  wal_level: 'replica',
  max_wal_senders: '2',
  wal_keep_size: '64MB',
  hot_standby: 'on',
  fsync: 'off',
  shared_buffers: '16MB',
};

interface Programs {
  folder: string;
  /** Whose processes they are: Postgres refuses to be root. */
  uid: number;
  gid: number;
}

/** The programs of the tests' own Postgres, and the user it runs as. */
async function programsOf(url: string): Promise<Programs & { data: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ programs: string; data: string }>(
    `SELECT current_setting('data_directory') AS data, (SELECT setting FROM pg_config WHERE name = 'BINDIR') AS programs`,
  );
  await client.end();
  const [{ programs, data } = { programs: '', data: '' }] = rows;
  const { uid, gid } = statSync(data);
  return { folder: programs, data, uid, gid };
}

/** A Postgres and a streaming replica of it, whose replaying can be held up and which can be killed. */
export class PostgresPair {
  private readonly running = new Map<'primary' | 'replica', ChildProcess>();

  private constructor(
    private readonly programs: Programs,
    private readonly folder: string,
    private readonly ports: { primary: number; replica: number },
  ) {}

  static async start(): Promise<PostgresPair> {
    const { data, ...programs } = await programsOf(testServer('TEST_POSTGRES_URL'));
    const folder = mkdtempSync(path.join(path.dirname(data), 'pair-'));
    chownSync(folder, programs.uid, programs.gid);
    const pair = new PostgresPair(programs, folder, { primary: await freePort(), replica: await freePort() });
    pair.carryOut(
      path.join(programs.folder, 'initdb'),
      '-D',
      pair.at('primary'),
      '-U',
      OWNER,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    );
    try {
      await pair.run('primary');
      await pair.copy();
      await pair.run('replica');
    } catch (error) {
      await pair.stop();
      throw error;
    }
    return pair;
  }

  url(server: 'primary' | 'replica'): string {
    return `postgres://${OWNER}@127.0.0.1:${this.ports[server]}/postgres`;
  }

  /** What is written from now on does not come to be seen there until `follow`. */
  async holdUp(): Promise<void> {
    await this.ask('replica', 'SELECT pg_wal_replay_pause()');
    await eventually(async () => {
      const [row] = await this.ask<{ state: string }>('replica', 'SELECT pg_get_wal_replay_pause_state() AS state');
      return row?.state === 'paused';
    });
  }

  async follow(): Promise<void> {
    await this.ask('replica', 'SELECT pg_wal_replay_resume()');
  }

  /** kill -9. */
  async kill(server: 'primary' | 'replica'): Promise<void> {
    const child = this.running.get(server);
    if (!child || child.exitCode !== null || child.signalCode) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async startReplica(): Promise<void> {
    await this.run('replica');
  }

  async stop(): Promise<void> {
    await this.kill('replica');
    await this.kill('primary');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async ask<T extends object>(server: 'primary' | 'replica', sql: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.url(server) });
    await client.connect();
    try {
      return (await client.query<T>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** As pg_basebackup does it: the files as they are, and the label that says from where on to replay. */
  private async copy(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url('primary') });
    await client.connect();
    await client.query(`SELECT pg_backup_start('pair', true)`);
    this.carryOut('cp', '-a', this.at('primary'), this.at('replica'));
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await client.end();
    rmSync(path.join(this.at('replica'), 'postmaster.pid'), { force: true });
    this.write('backup_label', rows[0]?.labelfile ?? '');
    this.write('standby.signal', '');
  }

  private write(name: string, text: string): void {
    const file = path.join(this.at('replica'), name);
    writeFileSync(file, text);
    chownSync(file, this.programs.uid, this.programs.gid);
  }

  private at(server: 'primary' | 'replica'): string {
    return path.join(this.folder, server);
  }

  private async run(server: 'primary' | 'replica'): Promise<void> {
    const own =
      server === 'replica' ? { primary_conninfo: `host=127.0.0.1 port=${this.ports.primary} user=${OWNER}` } : {};
    const settings = Object.entries({ ...SETTINGS, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const args = ['-D', this.at(server), '-p', String(this.ports[server]), ...settings];
    const child = spawn(path.join(this.programs.folder, 'postgres'), args, { ...this.identity, stdio: 'ignore' });
    this.running.set(server, child);
    await eventually(() => this.ask(server, 'SELECT 1'), STARTS_WITHIN_MS);
  }

  private carryOut(program: string, ...args: string[]): void {
    const { status, stderr } = spawnSync(program, args, { ...this.identity, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  }

  private get identity() {
    const { uid, gid } = this.programs;
    return { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, ...(process.getuid?.() === 0 ? { uid, gid } : {}) };
  }
}
