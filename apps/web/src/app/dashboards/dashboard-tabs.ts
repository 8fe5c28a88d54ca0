import type { DashboardTab } from '../../features/dashboard/hooks/use-dashboard-address';
import { preloadable } from '../../shared/parts';

const freelancerProfile = 'src/features/profile/components/own-freelancer.tsx';
const companyProfile = 'src/features/profile/components/own-company.tsx';
const ownApplications = 'src/app/dashboards/own-applications.tsx';
const messages = 'src/features/messages/components/messages-panel.tsx';
const ownJobs = 'src/app/dashboards/own-jobs-tab.tsx';
const schedule = 'src/features/bookings/components/company-schedule.tsx';
const applicants = 'src/app/dashboards/applicants-tab.tsx';

const crewHome = 'src/app/dashboards/crew-home.tsx';
const companyHome = 'src/app/dashboards/company-home.tsx';

/** The files with the code of the homes. */
export const homeFiles = { freelancer: crewHome, recruiter: companyHome };

/** The files with the code of the tabs. */
export const tabFiles: Record<'freelancer' | 'recruiter', Partial<Record<DashboardTab, string>>> = {
  freelancer: { profile: freelancerProfile, jobs: ownApplications, messages, ratings: ownApplications },
  recruiter: { profile: companyProfile, jobs: ownJobs, messages, applications: applicants, schedule },
};

export const CrewHome = preloadable(crewHome, async () => (await import('./crew-home')).CrewHome);
export const CompanyHome = preloadable(companyHome, async () => (await import('./company-home')).CompanyHome);
export const OwnFreelancerProfile = preloadable(
  freelancerProfile,
  async () => (await import('../../features/profile/components/own-freelancer')).OwnFreelancerProfile,
);
export const OwnCompanyProfile = preloadable(
  companyProfile,
  async () => (await import('../../features/profile/components/own-company')).OwnCompanyProfile,
);
export const OwnApplications = preloadable(
  ownApplications,
  async () => (await import('./own-applications')).OwnApplications,
);
export const MessagesPanel = preloadable(
  messages,
  async () => (await import('../../features/messages/components/messages-panel')).MessagesPanel,
);
export const OwnJobsTab = preloadable(ownJobs, async () => (await import('./own-jobs-tab')).OwnJobsTab);
export const CompanySchedule = preloadable(
  schedule,
  async () => (await import('../../features/bookings/components/company-schedule')).CompanySchedule,
);
export const ApplicantsTab = preloadable(applicants, async () => (await import('./applicants-tab')).ApplicantsTab);
