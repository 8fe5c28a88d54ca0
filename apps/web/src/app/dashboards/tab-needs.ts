import type { SessionUser } from '@crewcall/web-data-access';
import { applicationsApi } from '../../features/applications/api/applications.api';
import {
  applicantsQuery,
  jobApplicantsQuery,
  ownApplicationsQuery,
} from '../../features/applications/model/application-queries';
import type { DashboardTab } from '../../features/dashboard';
import { messagesApi } from '../../features/messages/api/messages.api';
import { once, type Need } from '../needs';

/** The conversations, and the one that is open with its latest messages. */
function messagesNeeds({ dispatch, search }: Need): Promise<unknown>[] {
  const { conversations, conversation, history, correspondence } = messagesApi.endpoints;
  const [open, to] = [search.get('conversation'), search.get('to')];
  return [
    dispatch(conversations.initiate('', once)),
    ...(open ? [dispatch(conversation.initiate(open, once)), dispatch(history.initiate(open, once))] : []),
    ...(to && !open ? [dispatch(correspondence.initiate(to, once))] : []),
  ];
}

/** What the open tab of crew lists. */
export function crewTabNeeds(need: Need, { id }: SessionUser, tab: DashboardTab): Promise<unknown>[] {
  if (tab === 'messages') return messagesNeeds(need);
  if (tab !== 'jobs' && tab !== 'ratings') return [];
  const page = Math.max(1, Math.floor(Number(need.search.get('page'))) || 1);
  const query = ownApplicationsQuery(id, tab === 'jobs' ? 'applications' : 'bookings', page);
  return [need.dispatch(applicationsApi.endpoints.freelancerApplications.initiate(query, once))];
}

/** What the open tab of a company lists, but for its jobs. */
export function companyTabNeeds(need: Need, { id }: SessionUser, tab: DashboardTab): Promise<unknown>[] {
  const { recruiterApplications } = applicationsApi.endpoints;
  const job = need.search.get('job');
  if (tab === 'messages') return messagesNeeds(need);
  if (tab === 'applications')
    return [need.dispatch(recruiterApplications.initiate(applicantsQuery(id, need.search), once))];
  if (tab === 'jobs' && job)
    return [need.dispatch(recruiterApplications.initiate(jobApplicantsQuery(id, job, need.search), once))];
  return [];
}
