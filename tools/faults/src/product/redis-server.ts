import { Redis } from 'ioredis';
import { type Child, findRedis, LogFile, type Plan, planRedis, startOnce } from '@crewcall/tools-stack';

/** The product's Redis, its data in an append-only file, in the hands of a drill. */
export class RedisServer {
  private child: Child | undefined;

  private constructor(private readonly plan: () => Plan & { url: string }) {}

  static async prepare(folder: string, port: number, logs: string): Promise<RedisServer> {
    const program = await findRedis((line) => console.log(line));
    const log = () => new LogFile(`${logs}/redis.log`);
    return new RedisServer(() => planRedis({ program, folder, port, durable: true, log: log() }));
  }

  get url(): string {
    return this.plan().url;
  }

  async start(): Promise<void> {
    this.child = await startOnce(this.plan());
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.child?.exited;
  }

  /** It keeps its connections and answers no one, as a machine that swaps. */
  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  /** Deletes everything. Answers how many keys there were. */
  async empty(): Promise<number> {
    const redis = new Redis(this.url);
    try {
      const keys = await redis.dbsize();
      await redis.flushall();
      return keys;
    } finally {
      redis.disconnect();
    }
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.child?.stop(5000);
  }

  private signal(signal: NodeJS.Signals): void {
    if (this.child?.running && this.child.pid) process.kill(this.child.pid, signal);
  }
}
