import { bookingsRoutes, type Rescue, type RescuePathMove, type RoleRescue } from '@crewcall/contracts-bookings';
import { baseApi } from '@crewcall/web-data-access';

export interface SteerCover {
  id: string;
  move: RescuePathMove;
  body?: object;
}

/** Each question and answer of a cover arrives live as an offer's. */
const coverTag = (roleId: string) => ({ type: 'Offer' as const, id: `COVER ${roleId}` });
const moved = () => ['Offer', 'Role'] as const;

export const coverApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    coverOfRole: build.query<RoleRescue, string>({
      query: (roleId) => bookingsRoutes.rescueOf(roleId),
      providesTags: (_cover, _error, roleId) => [coverTag(roleId)],
    }),
    startCover: build.mutation<Rescue, string>({
      query: (roleId) => ({ url: bookingsRoutes.rescueOf(roleId), method: 'POST', body: {} }),
      extraOptions: { retryWrites: true },
      invalidatesTags: moved,
    }),
    steerCover: build.mutation<Rescue, SteerCover>({
      query: ({ id, move, body = {} }) => ({ url: bookingsRoutes.rescueMove(id, move), method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: moved,
    }),
  }),
});

export const { useCoverOfRoleQuery, useStartCoverMutation, useSteerCoverMutation } = coverApi;
