import type { SessionUser } from '@crewcall/web-data-access';
import { isUnknown } from '@crewcall/web-data-access';
import { scheduleApi } from '../../features/bookings/api/schedule.api';
import { readScheduleAddress } from '../../features/bookings/hooks/use-schedule-address';
import { applicationsApi } from '../../features/applications/api/applications.api';
import { isHomeIn, tabIn } from '../../features/dashboard/hooks/use-dashboard-address';
import { jobsApi } from '../../features/jobs/api/jobs.api';
import { unreadMessagesApi } from '../../features/messages/api/unread-messages.api';
import { notificationsApi } from '../../features/notifications/api/notifications.api';
import { profilesApi } from '../../features/profile/api/profiles.api';
import { companyForm, freelancerForm } from '../../features/profile/model/profile-files';
import { once, type Need, type Needs } from '../needs';
import { adminHomeNeeds, companyHomeNeeds, crewHomeNeeds } from './home-needs';
import { companyTabNeeds, crewTabNeeds } from './tab-needs';
import { homeFiles, tabFiles } from './dashboard-tabs';

/** What the tabs of every dashboard show. */
const counts = ({ dispatch }: Need, { id }: SessionUser): Promise<unknown>[] => [
  dispatch(notificationsApi.endpoints.categoryCounts.initiate(undefined, once)),
  dispatch(unreadMessagesApi.endpoints.unreadMessages.initiate(id, once)),
  dispatch(applicationsApi.endpoints.applicationCounts.initiate(undefined, once)),
];

/** The code of the open tab; a home begins without that of the profile below it. */
function partsOf({ search }: Need, role: 'freelancer' | 'recruiter'): string[] {
  const asked = search.get('tab');
  const file = isHomeIn(asked, role) ? homeFiles[role] : tabFiles[role][tabIn(asked, role)];
  return file ? [file] : [];
}

/** The first visit shows the form of the profile: hydrated without its code, it would lose what is typed at once. */
async function withFirstForm(need: Need, { role }: SessionUser, profile: Promise<{ error?: unknown }>): Promise<void> {
  const { error } = await profile;
  if (role === 'admin' || !isUnknown(error) || tabIn(need.search.get('tab'), role) !== 'profile') return;
  need.wants(tabFiles[role].profile ?? '', role === 'recruiter' ? companyForm : freelancerForm);
}

const dashboards: Record<SessionUser['role'], (need: Need, user: SessionUser) => Promise<unknown>> = {
  freelancer: (need, user) => {
    need.wants('src/app/dashboards/freelancer-dashboard.tsx', ...partsOf(need, 'freelancer'));
    const { freelancer } = profilesApi.endpoints;
    const profile = need.dispatch(freelancer.initiate(user.id, once));
    return Promise.all([
      ...counts(need, user),
      withFirstForm(need, user, profile),
      ...crewTabNeeds(need, user, tabIn(need.search.get('tab'), user.role)),
      isHomeIn(need.search.get('tab'), user.role) && crewHomeNeeds(need, user, profile),
    ]);
  },
  recruiter: (need, user) => {
    need.wants('src/app/dashboards/recruiter-dashboard.tsx', ...partsOf(need, 'recruiter'));
    const page = Math.max(1, Math.floor(Number(need.search.get('page'))) || 1);
    const tab = tabIn(need.search.get('tab'), user.role);
    return Promise.all([
      ...counts(need, user),
      withFirstForm(need, user, need.dispatch(profilesApi.endpoints.company.initiate(user.id, once))),
      // Its first page is counted in the tab.
      need.dispatch(jobsApi.endpoints.recruiterJobs.initiate({ userId: user.id, page: 1 }, once)),
      ...companyTabNeeds(need, user, tabIn(need.search.get('tab'), user.role)),
      isHomeIn(need.search.get('tab'), user.role) && companyHomeNeeds(need, user),
      tab === 'jobs' && need.dispatch(jobsApi.endpoints.recruiterJobs.initiate({ userId: user.id, page }, once)),
      tab === 'schedule' &&
        need.dispatch(scheduleApi.endpoints.schedule.initiate(readScheduleAddress(need.search), once)),
    ]);
  },
  admin: (need) => {
    need.wants('src/app/dashboards/admin-home.tsx');
    return adminHomeNeeds(need);
  },
};

export const dashboardNeeds: Needs = (need) => (need.user ? dashboards[need.user.role](need, need.user) : undefined);
