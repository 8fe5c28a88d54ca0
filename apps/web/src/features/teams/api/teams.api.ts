import {
  type InviteToTeamRequest,
  type SaveMembershipRequest,
  type SaveTeamRequest,
  type Team,
  teamRoutes,
} from '@crewcall/contracts-bookings';
import { freelancerRoutes, type CrewDirectoryItem } from '@crewcall/contracts-identity';
import { baseApi, followLive, type AppDispatch } from '@crewcall/web-data-access';

/** Of who joins, leaves or invites a notification comes to those concerned. */
followLive(['new_notification'], ['Team']);

const changed = (_answer: unknown, error: unknown) => (error ? [] : (['Team'] as const));
const writes = { extraOptions: { retryWrites: true }, invalidatesTags: changed } as const;
const SUGGESTED = 8;

export const teamsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownTeams: build.query<Team[], void>({
      query: () => ({ url: teamRoutes.teams }),
      providesTags: ['Team'],
    }),
    team: build.query<Team, string>({
      query: (id) => ({ url: teamRoutes.team(id) }),
      providesTags: ['Team'],
    }),
    /** Crew whose name, title or skills have these words. */
    peopleToInvite: build.query<CrewDirectoryItem[], string>({
      query: (search) => ({ url: freelancerRoutes.directory, params: { search, page_size: SUGGESTED } }),
      providesTags: [{ type: 'Freelancer', id: 'LIST' }],
    }),
    saveTeam: build.mutation<Team, SaveTeamRequest & { id?: string }>({
      query: ({ id, ...body }) =>
        id ? { url: teamRoutes.team(id), method: 'PUT', body } : { url: teamRoutes.teams, method: 'POST', body },
      ...writes,
    }),
    dissolveTeam: build.mutation<null, string>({
      query: (id) => ({ url: teamRoutes.team(id), method: 'DELETE' }),
      extraOptions: { retryWrites: true },
      onQueryStarted: (id, { dispatch, queryFulfilled }) => goneWhen(queryFulfilled, id, dispatch),
    }),
    inviteToTeam: build.mutation<Team, InviteToTeamRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: teamRoutes.members(id), method: 'POST', body }),
      ...writes,
    }),
    saveMembership: build.mutation<Team, SaveMembershipRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: teamRoutes.membership(id), method: 'PUT', body }),
      ...writes,
    }),
    takeFromTeam: build.mutation<null, { id: string; userId: string }>({
      query: ({ id, userId }) => ({ url: teamRoutes.member(id, userId), method: 'DELETE' }),
      ...writes,
    }),
    leaveTeam: build.mutation<null, { id: string; userId: string }>({
      query: ({ id, userId }) => ({ url: teamRoutes.member(id, userId), method: 'DELETE' }),
      extraOptions: { retryWrites: true },
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => goneWhen(queryFulfilled, id, dispatch),
    }),
    handTeamOver: build.mutation<Team, { id: string; user_id: string }>({
      query: ({ id, user_id }) => ({ url: teamRoutes.lead(id), method: 'PUT', body: { user_id } }),
      ...writes,
    }),
  }),
});

export const {
  useOwnTeamsQuery,
  useTeamQuery,
  usePeopleToInviteQuery,
  useSaveTeamMutation,
  useDissolveTeamMutation,
  useInviteToTeamMutation,
  useSaveMembershipMutation,
  useTakeFromTeamMutation,
  useLeaveTeamMutation,
  useHandTeamOverMutation,
} = teamsApi;

/** One is no longer in it: it is not asked for once more, since there may be nothing to find. */
async function goneWhen(done: Promise<unknown>, id: string, dispatch: AppDispatch): Promise<void> {
  const isDone = await done.then(
    () => true,
    () => false,
  );
  if (!isDone) return;
  dispatch(teamsApi.util.updateQueryData('ownTeams', undefined, (teams) => teams.filter((team) => team.id !== id)));
  dispatch(teamsApi.util.updateQueryData('team', id, (team) => void Object.assign(team, { own: null, invited: [] })));
}
