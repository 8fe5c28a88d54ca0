import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';
import { testServer } from './test-servers.js';

const STARTS_WITHIN_MS = 20_000;
const AGREES_WITHIN_MS = 30_000;
/** After so long a server that does not answer counts as gone. */
const GONE_AFTER_MS = 2000;
const SLOTS = 16_384;
const MASTERS = 3;

/** Further servers of the program that the tests' own Redis runs, to form a cluster or to stand behind sentinels. */
export class RedisNodes {
  private readonly folder = mkdtempSync(path.join(tmpdir(), `crewcall-test-${process.pid}-`));
  private readonly running = new Map<number, ChildProcess>();
  private readonly clients = new Map<number, Redis>();

  private constructor(private readonly program: string) {}

  static async prepare(): Promise<RedisNodes> {
    const known = new Redis(testServer('TEST_REDIS_URL'));
    const [, program = ''] = /executable:(.*)\r/.exec(await known.info('server')) ?? [];
    known.disconnect();
    return new RedisNodes(program);
  }

  /** Three masters, and a replica of the one that holds the key. */
  static async cluster(key: string): Promise<{ nodes: RedisNodes; url: string; holder: number }> {
    const nodes = await RedisNodes.prepare();
    const settings = { 'cluster-enabled': 'yes', 'cluster-node-timeout': String(GONE_AFTER_MS) };
    const ports = await Promise.all(
      Array.from({ length: MASTERS + 1 }, (_, at) =>
        nodes.start({ ...settings, 'cluster-config-file': `nodes-${at}.conf` }),
      ),
    );
    const masters = ports.slice(0, MASTERS);
    const borders = [...masters.keys(), MASTERS].map((at) => Math.floor((at * SLOTS) / MASTERS));
    for (const [at, port] of masters.entries())
      await nodes.at(port).call('CLUSTER', 'ADDSLOTSRANGE', borders[at] ?? 0, (borders[at + 1] ?? 0) - 1);
    const [first = 0, ...others] = ports;
    for (const port of others) await nodes.at(first).call('CLUSTER', 'MEET', '127.0.0.1', port);
    const slot = Number(await nodes.at(first).call('CLUSTER', 'KEYSLOT', key));
    const holder = masters[borders.findLastIndex((border) => border <= slot)] ?? 0;
    const id = String(await nodes.at(holder).call('CLUSTER', 'MYID'));
    const replica = nodes.at(ports[MASTERS] ?? 0);
    await eventually(() => replica.call('CLUSTER', 'REPLICATE', id), AGREES_WITHIN_MS);
    const isWhole = async (port: number): Promise<boolean> =>
      String(await nodes.at(port).call('CLUSTER', 'INFO')).includes('cluster_state:ok');
    await eventually(async () => (await Promise.all(ports.map(isWhole))).every(Boolean), AGREES_WITHIN_MS);
    await eventually(
      async () => /slave0:.*state=online/.test(await nodes.at(holder).info('replication')),
      AGREES_WITHIN_MS,
    );
    return { nodes, holder, url: `redis+cluster://${ports.map((port) => `127.0.0.1:${port}`).join(',')}` };
  }

  /** A master and its replica, watched by three sentinels. */
  static async sentinels(): Promise<{ nodes: RedisNodes; url: string; master: number }> {
    const nodes = await RedisNodes.prepare();
    const master = await nodes.start({});
    await nodes.start({ replicaof: `127.0.0.1 ${master}` });
    await eventually(
      async () => /slave0:.*state=online/.test(await nodes.at(master).info('replication')),
      AGREES_WITHIN_MS,
    );
    const watching = [1, 2, 3].map(async (number) => {
      const port = await freePort();
      const file = path.join(nodes.folder, `sentinel-${number}.conf`);
      const lines = [
        `port ${port}`,
        'bind 127.0.0.1',
        `sentinel monitor crewcall 127.0.0.1 ${master} 2`,
        `sentinel down-after-milliseconds crewcall ${GONE_AFTER_MS}`,
        'sentinel failover-timeout crewcall 10000',
      ];
      writeFileSync(file, lines.join('\n'));
      await nodes.run(port, [file, '--sentinel']);
      return port;
    });
    const ports = await Promise.all(watching);
    const knowsAll = async (port: number): Promise<boolean> =>
      /slaves=1,sentinels=3/.test(await nodes.at(port).info('sentinel'));
    await eventually(async () => (await Promise.all(ports.map(knowsAll))).every(Boolean), AGREES_WITHIN_MS);
    return { nodes, master, url: `redis+sentinel://${ports.map((port) => `127.0.0.1:${port}`).join(',')}/crewcall` };
  }

  /** kill -9. */
  async kill(port: number): Promise<void> {
    const child = this.running.get(port);
    if (!child || child.exitCode !== null || child.signalCode) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    for (const client of this.clients.values()) client.disconnect();
    await Promise.all([...this.running.keys()].map((port) => this.kill(port)));
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async start(settings: Record<string, string>): Promise<number> {
    const port = await freePort();
    const whole = {
      port: String(port),
      bind: '127.0.0.1',
      dir: this.folder,
      save: '',
      appendonly: 'no',
      'maxmemory-policy': 'noeviction',
      'repl-diskless-sync-delay': '0',
      ...settings,
    };
    await this.run(
      port,
      Object.entries(whole).flatMap(([name, value]) => [`--${name}`, ...value.split(' ')]),
    );
    return port;
  }

  private async run(port: number, args: string[]): Promise<void> {
    const child = spawn(this.program, args, { cwd: this.folder, stdio: 'ignore' });
    this.running.set(port, child);
    await eventually(() => this.at(port).ping(), STARTS_WITHIN_MS);
  }

  private at(port: number): Redis {
    const known = this.clients.get(port) ?? new Redis(port, '127.0.0.1', { retryStrategy: () => 100 });
    if (!this.clients.has(port)) known.on('error', () => undefined);
    this.clients.set(port, known);
    return known;
  }
}
