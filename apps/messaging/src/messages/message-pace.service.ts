import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection, SharedLimit } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config.js';
import { TooFastError } from './message.errors.js';

/** How fast one person sends, over all tabs and replicas. */
@Injectable()
export class MessagePace {
  private readonly single: SharedLimit;
  private readonly bulk: SharedLimit;

  constructor(
    @Inject(REDIS) redis: RedisConnection,
    { prefix }: RedisConfig,
    { messagesPerTenSeconds, bulkMessagesPerHour }: MessagingConfig,
  ) {
    this.single = new SharedLimit(redis, `${prefix}:messages-sent`, { points: messagesPerTenSeconds, duration: 10 });
    const bulk = { points: bulkMessagesPerHour, duration: 60 * 60 };
    this.bulk = new SharedLimit(redis, `${prefix}:bulk-messages-sent`, bulk);
  }

  /** @throws TooFastError with the wait, for the user who sent too much within ten seconds of the first */
  assertCalm(userId: string): Promise<void> {
    return this.single.take(userId, TooFastError);
  }

  /** Of one text to many, which is more than ten seconds would let through one by one. @throws TooFastError */
  assertCalmWithMany(userId: string): Promise<void> {
    return this.bulk.take(userId, TooFastError);
  }
}
