import {
  rescueRoutes,
  type LeaveOutRequest,
  type Point,
  type Rescue,
  type RescuePathMove,
  type RoleRescue,
  type StartRescueRequest,
} from '@crewcall/contracts-bookings';
import { baseApi, followLive } from '@crewcall/web-data-access';
import { isWaiting } from '../model/candidate-labels';

export interface SteerCover {
  id: string;
  move: RescuePathMove;
  body?: object;
}

/** With a point, for a call whose own is not known. */
interface CoverOf extends Partial<Point> {
  roleId: string;
}

/** Each question and answer of a cover arrives live as an offer's. */
followLive(['offer_update', 'booking_update'], ['Offer']);

const coverTag = (roleId: string) => ({ type: 'Offer' as const, id: `COVER ${roleId}` });
const moved = () => ['Offer', 'Role'] as const;

export const coverApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    coverOfRole: build.query<RoleRescue, CoverOf>({
      query: ({ roleId, ...near }) => ({ url: rescueRoutes.rescueOf(roleId), params: { ...near } }),
      providesTags: (_cover, _error, { roleId }) => [coverTag(roleId)],
    }),
    startCover: build.mutation<Rescue, { roleId: string; request: StartRescueRequest }>({
      query: ({ roleId, request }) => ({ url: rescueRoutes.rescueOf(roleId), method: 'POST', body: request }),
      extraOptions: { retryWrites: true },
      invalidatesTags: moved,
    }),
    steerCover: build.mutation<Rescue, SteerCover>({
      query: ({ id, move, body = {} }) => ({ url: rescueRoutes.rescueMove(id, move), method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: moved,
    }),
    /** What was chosen shows at once; an error puts it back. */
    leaveOut: build.mutation<Rescue, LeaveOutRequest & { id: string; roleId: string }>({
      query: ({ id, left_out }) => ({
        url: rescueRoutes.rescueMove(id, 'people'),
        method: 'PUT',
        body: { left_out },
      }),
      extraOptions: { retryWrites: true },
      async onQueryStarted({ roleId, left_out }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          coverApi.util.updateQueryData('coverOfRole', { roleId }, ({ rescue }) => {
            for (const person of rescue?.people.filter(isWaiting) ?? [])
              person.state = left_out.includes(person.freelancer_id) ? 'left_out' : 'waiting';
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: moved,
    }),
  }),
});

export const { useCoverOfRoleQuery, useStartCoverMutation, useSteerCoverMutation, useLeaveOutMutation } = coverApi;
