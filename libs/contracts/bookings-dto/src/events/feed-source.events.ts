import { type FeedSourceFailure, feedSourceFailures } from '@crewcall/contracts-bookings';
import { defineEvent } from '@crewcall/contracts-core/dto';
import { IsIn, IsISO8601, IsUUID } from 'class-validator';

export const feedSourceOutcomes = ['times_gone', 'stopped'] as const;

export class FeedSourceFailedPayload {
  @IsUUID()
  freelancer_id!: string;

  /** `times_gone` after a day, `stopped` after two weeks. */
  @IsIn(feedSourceOutcomes)
  what!: (typeof feedSourceOutcomes)[number];

  @IsISO8601()
  since!: string;

  @IsIn(feedSourceFailures)
  failure!: FeedSourceFailure;
}

/** A calendar that was brought in and cannot be read; the address is no part of it. */
export const feedSourceFailed = defineEvent({
  name: 'jobs.feed-source-failed.v1',
  payload: FeedSourceFailedPayload,
  heardBy: ['notifications'],
});
