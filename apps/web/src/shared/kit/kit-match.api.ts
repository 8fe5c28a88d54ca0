import { bookingsRoutes, type KitMatch } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

interface KitCheck {
  roleId: string;
  userIds: readonly string[];
}

const kitMatchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    kitMatch: build.query<KitMatch[], KitCheck>({
      query: ({ roleId, userIds }) => ({
        url: bookingsRoutes.kitOfRole(roleId),
        method: 'POST',
        body: { user_ids: userIds },
      }),
      providesTags: ['Role'],
    }),
  }),
});

export const { useKitMatchQuery } = kitMatchApi;
