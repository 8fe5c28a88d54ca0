import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { Inject, Injectable, Logger, type OnModuleInit, Optional } from '@nestjs/common';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';

/** Longer than a page takes, its late pieces included. */
const LIFE_MS = 30_000;

/**
 * Who visits the page that the web server renders. What it asks of the services while it does counts as asked by that
 * visitor; it proves the visit with a ticket that only the gateway can write. Its replicas share the key through Redis.
 */
@Injectable()
export class Visits implements OnModuleInit {
  private readonly logger = new Logger(Visits.name);
  private key = randomBytes(32);

  constructor(
    @Optional() @Inject(REDIS) private readonly redis?: RedisConnection,
    @Optional() private readonly config?: RedisConfig,
  ) {}

  onModuleInit(): void {
    const { redis, config } = this;
    if (!redis || !config) return;
    const take = () => void this.takeShared(redis, `${config.prefix}:gateway:visits`);
    // Before the connection stands every command fails; after it was lost, Redis may hold another key or none.
    redis.on('ready', take);
    if (redis.status === 'ready') take();
  }

  ticketFor(address: string, now = Date.now()): string {
    const said = `${address} ${now + LIFE_MS}`;
    return `${said} ${this.signatureOf(said)}`;
  }

  /** The visitor's address; undefined when the ticket is not ours or too old. */
  addressOf(ticket: string | string[] | undefined, now = Date.now()): string | undefined {
    if (typeof ticket !== 'string' || ticket.length > 200) return undefined;
    const [address = '', until = '', signature = ''] = ticket.split(' ');
    const expected = Buffer.from(this.signatureOf(`${address} ${until}`));
    const given = Buffer.from(signature);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && isIP(address) !== 0 && Number(until) > now ? address : undefined;
  }

  private async takeShared(redis: RedisConnection, name: string): Promise<void> {
    try {
      const mine = redis.set(name, this.key.toString('base64url'), 'NX');
      const [shared] = await Promise.all([redis.get(name), mine]);
      if (shared) this.key = Buffer.from(shared, 'base64url');
    } catch (error) {
      this.logger.warn(`This replica has a key of its own: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }

  private signatureOf(said: string): string {
    return createHmac('sha256', this.key).update(said).digest('base64url');
  }
}
