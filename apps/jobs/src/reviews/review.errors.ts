import { reviewErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  PaidLateError,
  ReplyLateError,
  ReviewMissingError,
  ReviewNotOpenError,
  ReviewPartError,
  ReviewRepliedError,
  ReviewShownError,
  ReviewWrittenError,
} = defineErrors(reviewErrors);
