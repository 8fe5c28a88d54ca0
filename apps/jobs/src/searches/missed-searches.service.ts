import { MISSED_TERMS_MAX, searchesFoundNothing } from '@crewcall/contracts-jobs/dto';
import { RedisConfig } from '@crewcall/platform-config';
import { keyBeside, newId, REDIS, type RedisConnection, Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Recurring } from '@crewcall/platform-queues';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { missedTermOf } from './missed-term.rules.js';

/** Counts a term that is known, or a new one while there is room. */
const COUNT = `
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 or redis.call('HLEN', KEYS[1]) < tonumber(ARGV[2]) then
  redis.call('HINCRBY', KEYS[1], ARGV[1], 1)
end
return 0`;

/** Among the terms that are being told: no term is empty. */
const EVENT_ID = '';

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/**
 * Searches that found nothing are counted in Redis, so that looking writes nothing to the database, and published together
 * every minute. While Redis is away they are not counted: no request waits for a figure.
 */
@Injectable()
export class MissedSearches {
  private readonly logger = new Logger(MissedSearches.name);
  private readonly key: string;
  private readonly taken: string;

  constructor(
    @Inject(REDIS) private readonly redis: RedisConnection,
    private readonly events: Events,
    private readonly transactions: Transactions,
    config: RedisConfig,
  ) {
    this.key = `${config.prefix}:missed-searches`;
    this.taken = keyBeside(this.key, config.prefix, 'taken');
  }

  /** Returns at once. */
  noteMissed(looked: { search?: string | undefined; location?: string | undefined }): void {
    const term = missedTermOf(looked);
    if (!term) return;
    this.redis
      .eval(COUNT, 1, this.key, term, MISSED_TERMS_MAX)
      .catch((error: unknown) => this.logger.warn(`A search was not counted: ${String(error)}`));
  }

  /** What was taken and is not done with, because of a crash in between, goes first, and as the event that it was to be. */
  @Recurring('tell-missed-searches', { everySeconds: 60 })
  async publish(now = new Date()): Promise<void> {
    if (!(await this.redis.exists(this.taken))) {
      if (!(await this.redis.exists(this.key))) return;
      await this.redis.rename(this.key, this.taken);
    }
    await this.redis.hsetnx(this.taken, EVENT_ID, newId());
    const { [EVENT_ID]: id, ...counts } = await this.redis.hgetall(this.taken);
    const terms = Object.entries(counts).map(([term, count]) => ({ term, count: Number(count) }));
    const day = londonDay.format(now);
    await this.transactions.run(() =>
      this.events.publish(searchesFoundNothing, { id, subjectId: newId(), payload: { day, terms } }),
    );
    await this.redis.del(this.taken);
  }
}
