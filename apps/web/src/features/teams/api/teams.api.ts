import {
  type ApplyAsTeamRequest,
  type InviteToTeamRequest,
  type MakeTeamOfferRequest,
  type SaveMembershipRequest,
  type SaveTeamRequest,
  type Team,
  type TeamApplication,
  type TeamApplicationMove,
  type TeamDirectoryQuery,
  type TeamOffer,
  type TeamOfferPathMove,
  teamRoutes,
} from '@crewcall/contracts-bookings';
import { freelancerRoutes, type CrewDirectoryItem } from '@crewcall/contracts-identity';
import { baseApi, followLive, listed, type AppDispatch } from '@crewcall/web-data-access';

/** Of who joins, leaves or invites a notification comes to those concerned. */
followLive(['new_notification', 'application_update'], ['Team']);
followLive(['offer_update', 'booking_update'], ['Offer']);

const changed = (_answer: unknown, error: unknown) => (error ? [] : (['Team'] as const));
const writes = { extraOptions: { retryWrites: true }, invalidatesTags: changed } as const;
const applications = { type: 'Team', id: 'APPLICATIONS' } as const;
/** What a team applied for ends with it; the team itself is not asked for once more, since there may be nothing to find. */
const parting = {
  extraOptions: { retryWrites: true },
  invalidatesTags: (_answer: unknown, error: unknown) => (error ? [] : [applications]),
} as const;
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
    teamDirectory: build.query({
      query: (params: TeamDirectoryQuery) => ({ url: teamRoutes.directory, params: { ...params } }),
      transformResponse: (items: Team[], meta) => listed(items, meta),
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
      ...parting,
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
      ...parting,
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => goneWhen(queryFulfilled, id, dispatch),
    }),
    teamOffer: build.query<TeamOffer, string>({
      query: (id) => ({ url: teamRoutes.offer(id) }),
      providesTags: [{ type: 'Offer', id: 'TEAM' }],
    }),
    hireTeam: build.mutation<TeamOffer, MakeTeamOfferRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: teamRoutes.offersTo(id), method: 'POST', body }),
      extraOptions: { retryWrites: true },
      invalidatesTags: (_answer, error) => (error ? [] : ['Offer', 'Role']),
    }),
    steerTeamOffer: build.mutation<TeamOffer, { id: string; move: TeamOfferPathMove; body?: object }>({
      query: ({ id, move, body = {} }) => ({ url: teamRoutes.move(id, move), method: 'PUT', body }),
      extraOptions: { retryWrites: true },
      // Also after an error: someone was booked elsewhere meanwhile.
      invalidatesTags: ['Offer', 'Role', 'Booking'],
    }),
    teamApplications: build.query<TeamApplication[], void>({
      query: () => ({ url: teamRoutes.applications }),
      providesTags: [applications],
    }),
    teamApplication: build.query<TeamApplication, string>({
      query: (id) => ({ url: teamRoutes.application(id) }),
      providesTags: ['Team'],
    }),
    applyAsTeam: build.mutation<TeamApplication, ApplyAsTeamRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: teamRoutes.applicationsOf(id), method: 'POST', body }),
      ...writes,
    }),
    moveTeamApplication: build.mutation<TeamApplication, { id: string; move: TeamApplicationMove }>({
      query: ({ id, move }) => ({ url: teamRoutes.moveApplication(id, move), method: 'PUT', body: {} }),
      extraOptions: { retryWrites: true },
      // Also after an error: another member was faster, or its time is over.
      invalidatesTags: ['Team', 'Application', 'Job'],
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
  useTeamDirectoryQuery,
  usePeopleToInviteQuery,
  useSaveTeamMutation,
  useDissolveTeamMutation,
  useInviteToTeamMutation,
  useSaveMembershipMutation,
  useTakeFromTeamMutation,
  useLeaveTeamMutation,
  useHandTeamOverMutation,
  useTeamOfferQuery,
  useHireTeamMutation,
  useSteerTeamOfferMutation,
  useTeamApplicationsQuery,
  useTeamApplicationQuery,
  useApplyAsTeamMutation,
  useMoveTeamApplicationMutation,
} = teamsApi;

/** One is no longer in it. */
async function goneWhen(done: Promise<unknown>, id: string, dispatch: AppDispatch): Promise<void> {
  const isDone = await done.then(
    () => true,
    () => false,
  );
  if (!isDone) return;
  dispatch(teamsApi.util.updateQueryData('ownTeams', undefined, (teams) => teams.filter((team) => team.id !== id)));
  dispatch(teamsApi.util.updateQueryData('team', id, (team) => void Object.assign(team, { own: null, invited: [] })));
}
