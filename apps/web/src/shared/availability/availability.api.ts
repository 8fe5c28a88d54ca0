import { calendarRoutes, type CheckedPeople } from '@crewcall/contracts-bookings';
import { baseApi, followLive } from '@crewcall/web-data-access';

export interface RoleCheck {
  userId: string;
  /** Of the company's own. */
  roleId: string;
}

export interface DaysCheck {
  userIds: readonly string[];
  days: readonly string[];
}

followLive(['offer_update', 'booking_update'], ['Availability']);

/** A word is never older than five seconds when it is looked at. */
const fresh = { keepUnusedDataFor: 5 } as const;
const tagOf = (id: string) => ({ type: 'Availability' as const, id });

const availabilityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether one person is free on the calls of a role, to the minute. */
    freeForRole: build.query<CheckedPeople, RoleCheck>({
      query: ({ userId, roleId }) => ({
        url: calendarRoutes.checkAvailability,
        method: 'POST',
        body: { user_ids: [userId], role_id: roleId },
      }),
      providesTags: (_checked, _error, { userId }) => [tagOf(userId)],
      ...fresh,
    }),
    /** Which of the days each of these people is free on. */
    freeOnDays: build.query<CheckedPeople, DaysCheck>({
      query: ({ userIds, days }) => ({
        url: calendarRoutes.checkAvailability,
        method: 'POST',
        body: { user_ids: userIds, days },
      }),
      providesTags: (_checked, _error, { userIds }) => userIds.map(tagOf),
      ...fresh,
    }),
  }),
});

export const { useFreeForRoleQuery, useFreeOnDaysQuery } = availabilityApi;
