import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Child, LogFile, untilReady } from '@crewcall/tools-stack';

const STARTS_WITHIN_MS = 120_000;

/** Postgres, object store and mail as `npm run servers` starts them, on a data folder and ports of their own. */
export class BackingServers {
  private child: Child | undefined;

  constructor(
    private readonly base: number,
    private readonly folder: string,
    private readonly redisUrl: string,
    private readonly logs: string,
  ) {}

  async start(): Promise<void> {
    let isUp = false;
    this.child = Child.start({
      name: 'npm run servers',
      command: process.execPath,
      args: ['tools/run.mjs', 'stack', 'servers', '--port', String(this.base)],
      env: { ...process.env, CREWCALL_DATA: this.folder, REDIS_URL: this.redisUrl },
      log: new LogFile(`${this.logs}/servers.log`),
      onLine: (line) => {
        isUp ||= line.includes('The backing servers are up');
      },
    });
    await untilReady(this.child, () => Promise.resolve(isUp), STARTS_WITHIN_MS);
  }

  /** kill -9 of Postgres, which is started again by who watches over it. */
  killPostgres(): void {
    const [pid] = readFileSync(path.join(this.folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  async stop(): Promise<void> {
    await this.child?.stop(30_000);
  }
}
