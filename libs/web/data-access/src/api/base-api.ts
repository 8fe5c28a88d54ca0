import { createApi } from '@reduxjs/toolkit/query/react';
import { answersArrived } from './answers';
import { baseQuery } from './base-query';

/** Every kind of thing the cache knows. A feature tags its entries with the kind and an id, or LIST. */
export const tagTypes = [
  'Session',
  'Account',
  'Job',
  'Application',
  'Notification',
  'Counts',
  'Freelancer',
  'Recruiter',
  'Rating',
  'Message',
  'Conversation',
  'Administration',
  'Calendar',
  'Offer',
  'Booking',
  'Role',
  'Availability',
  'CrewList',
  'CrewMark',
  'CallSheet',
  'ApplicantBoard',
  'Team',
  'Timesheet',
  'Expense',
  'Invoice',
] as const;

/**
 * The one API of the app; features inject their endpoints. Entries are kept for 30 minutes after their last reader left
 * and are not asked for again on focus or mount; see `refreshOnReconnect` for the return of a lost connection.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: 1_800,
  refetchOnFocus: false,
  refetchOnMountOrArgChange: false,
  refetchOnReconnect: false,
  // Answers that came with a page are taken as if the browser had asked.
  extractRehydrationInfo: (action): undefined => (answersArrived.match(action) ? (action.payload as never) : undefined),
  endpoints: () => ({}),
});
