import { createHash } from 'node:crypto';
import { feedbackRates } from '@crewcall/contracts-admin';
import { addressBlockOf } from '@crewcall/platform-bootstrap';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection, SharedLimit } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import { TooMuchFeedbackError } from './feedback.errors.js';

export type FeedbackSender = { kind: 'signedIn'; userId: string } | { kind: 'anonymous'; address: string };

/** Addresses are counted, not kept. */
const keyOf = (sender: FeedbackSender): string =>
  sender.kind === 'signedIn'
    ? sender.userId
    : createHash('sha256').update(addressBlockOf(sender.address)).digest('base64url').slice(0, 22);

/** How much feedback one sender may send. */
@Injectable()
export class FeedbackRates {
  private readonly limits: Record<FeedbackSender['kind'], SharedLimit>;

  constructor(@Inject(REDIS) redis: RedisConnection, { prefix }: RedisConfig) {
    const limit = (kind: FeedbackSender['kind']): SharedLimit => {
      const { points, seconds: duration } = feedbackRates[kind];
      return new SharedLimit(redis, `${prefix}:limit:feedback-${kind}`, { points, duration });
    };
    this.limits = { signedIn: limit('signedIn'), anonymous: limit('anonymous') };
  }

  /** @throws TooMuchFeedbackError with the wait, when the hour is full */
  count(sender: FeedbackSender): Promise<void> {
    return this.limits[sender.kind].take(keyOf(sender), TooMuchFeedbackError);
  }
}
