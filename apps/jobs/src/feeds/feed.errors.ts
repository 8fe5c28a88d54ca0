import { feedErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  FeedMissingError,
  FeedReadTooOftenError,
  FeedSourceKnownError,
  FeedSourceMissingError,
  FeedSourcesTooFastError,
  TooManyFeedSourcesError,
} = defineErrors(feedErrors);
