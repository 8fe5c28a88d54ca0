import { type Role, webRoutes } from '@crewcall/contracts-core';
import type { AppDispatch, SessionUser } from '@crewcall/web-data-access';
import { applicationsApi } from '../features/applications/api/applications.api';
import { overviewApi } from '../features/dashboard/api/overview.api';
import { tabIn } from '../features/dashboard/hooks/use-dashboard-address';
import { jobsApi } from '../features/jobs/api/jobs.api';
import { messagesApi } from '../features/messages/api/messages.api';
import { notificationsApi } from '../features/notifications/api/notifications.api';
import { profilesApi } from '../features/profile/api/profiles.api';

interface MembersRoute {
  path: string;
  /** Whether the page is drawn at this address; the app draws the others. */
  isDrawn: (role: Role, search: URLSearchParams) => boolean;
  /** Asks for what the page shows. */
  ask: (dispatch: AppDispatch, user: SessionUser) => Promise<unknown>;
}

/** Nobody stays to hear of changes: the page is drawn once. */
const once = { subscribe: false } as const;

/** What the header of every page and the tabs of every dashboard show. */
const counts = (dispatch: AppDispatch, { id }: SessionUser): Promise<unknown>[] => [
  dispatch(notificationsApi.endpoints.unreadCount.initiate(undefined, once)),
  dispatch(notificationsApi.endpoints.categoryCounts.initiate(undefined, once)),
  dispatch(messagesApi.endpoints.unreadMessages.initiate(id, once)),
  dispatch(applicationsApi.endpoints.applicationCounts.initiate(undefined, once)),
];

const dashboards: Record<Role, MembersRoute['ask']> = {
  freelancer: (dispatch, user) =>
    Promise.all([...counts(dispatch, user), dispatch(profilesApi.endpoints.freelancer.initiate(user.id, once))]),
  recruiter: (dispatch, user) =>
    Promise.all([
      ...counts(dispatch, user),
      dispatch(profilesApi.endpoints.company.initiate(user.id, once)),
      dispatch(jobsApi.endpoints.recruiterJobs.initiate({ userId: user.id, page: 1 }, once)),
    ]),
  admin: (dispatch) =>
    Promise.all([
      dispatch(notificationsApi.endpoints.unreadCount.initiate(undefined, once)),
      dispatch(overviewApi.endpoints.analyticsOverview.initiate(undefined, once)),
    ]),
};

/** The members' pages that are drawn for whoever asks. Each asks for what its component asks for, as `drawnRoutes` do. */
export const membersRoutes: readonly MembersRoute[] = [
  {
    path: webRoutes.dashboard.path,
    // The tab that it opens with, and nothing that opens a dialog.
    isDrawn: (role, search) =>
      role === 'admin' ||
      (tabIn(search.get('tab'), role) === 'profile' && [...search.keys()].every((key) => key === 'tab')),
    ask: (dispatch, user) => dashboards[user.role](dispatch, user),
  },
];
