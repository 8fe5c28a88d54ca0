import { bookingsRoutes, type CheckedPeople } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

export interface RoleCheck {
  userId: string;
  roleId: string;
}

export const availabilityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether one person is free on the calls of a role, to the minute. */
    freeForRole: build.query<CheckedPeople, RoleCheck>({
      query: ({ userId, roleId }) => ({
        url: bookingsRoutes.checkAvailability,
        method: 'POST',
        body: { user_ids: [userId], role_id: roleId },
      }),
      providesTags: (_checked, _error, { userId }) => [{ type: 'Availability', id: userId }],
      // A word is never older than five seconds when it is looked at.
      keepUnusedDataFor: 5,
    }),
  }),
});

export const { useFreeForRoleQuery } = availabilityApi;
