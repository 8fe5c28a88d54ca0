import { randomUUID } from 'node:crypto';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';

const WHOLE = 'whole';

/** A Redis that was emptied meanwhile, or that another replica is filling too, no longer holds this filling's mark. */
const SET_WHOLE_IF_STILL_OURS = `
  if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('set', KEYS[1], '${WHOLE}') end
  return false`;

/** A key that is missing from a Redis that lost the revocations. */
@Injectable()
export class RevocationMarker {
  private readonly key: string;

  constructor(
    @Inject(REDIS) private readonly redis: RedisConnection,
    { prefix }: RedisConfig,
  ) {
    this.key = `${prefix}:revocations-marker`;
  }

  async isWhole(): Promise<boolean> {
    return (await this.redis.get(this.key)) === WHOLE;
  }

  /** Fills Redis and says so, unless it lost the beginning of the filling. */
  async around(fill: () => Promise<void>): Promise<void> {
    const ours = randomUUID();
    await this.redis.set(this.key, ours);
    await fill();
    await this.redis.eval(SET_WHOLE_IF_STILL_OURS, 1, this.key, ours);
  }

  /** Each time the connection was lost and found: the Redis behind it may be another, or an older copy. */
  onReconnected(listener: () => void): void {
    this.redis.on('ready', listener);
  }
}
