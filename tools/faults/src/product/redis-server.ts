import { Redis } from 'ioredis';
import { findRedis, LogFile, type Plan, planRedis, startOnce } from '@crewcall/tools-stack';
import { OwnProcess } from './own-process.js';

/** The product's Redis, its data in an append-only file, in the hands of a drill. */
export class RedisServer extends OwnProcess {
  private constructor(private readonly plan: () => Plan & { url: string }) {
    super();
  }

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
}
