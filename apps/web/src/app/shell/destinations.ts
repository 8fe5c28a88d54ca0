import type { Role } from '@crewcall/contracts-core';
import { webRoutes } from '@crewcall/contracts-core';

export interface Destination {
  label: string;
  to: string;
  /** What lies behind it and can be gone to at once. */
  pages?: Destination[];
}

/** The links of the header and of the slide-out menu. */
export const mainDestinations = (role: Role | null): Destination[] => [
  { label: 'Find Jobs', to: webRoutes.jobs.href() },
  { label: 'Find Crew', to: webRoutes.freelancers.href() },
  ...(role === 'freelancer' ? [{ label: 'Calendar', to: webRoutes.calendar.href() }] : []),
  { label: 'Dashboard', to: role ? webRoutes.dashboard.href() : webRoutes.auth.href() },
];

export const postJob: Destination = {
  label: 'Post New Job',
  to: webRoutes.dashboard.href({ tab: 'jobs', action: 'post' }),
};

export const signIn: Destination = { label: 'Sign In', to: webRoutes.auth.href() };
export const getStarted: Destination = { label: 'Get Started', to: webRoutes.auth.href({ tab: 'signup' }) };

const adminPages: Destination[] = [
  { label: 'Feedback', to: webRoutes.admin.href({ tab: 'feedback' }) },
  { label: 'Users', to: webRoutes.admin.href({ tab: 'users' }) },
  { label: 'Reports', to: webRoutes.adminReports.href() },
  { label: 'Tickets', to: webRoutes.adminTickets.href() },
  { label: 'Audit log', to: webRoutes.adminAudit.href() },
  { label: 'Operations', to: webRoutes.adminOperations.href() },
];

/** What stands under a person's name, before Sign out. */
export const accountDestinations = (role: Role): Destination[] => [
  { label: 'Dashboard', to: webRoutes.dashboard.href() },
  { label: 'Profile', to: webRoutes.profile.href() },
  ...(role === 'freelancer'
    ? [
        { label: 'Offers', to: webRoutes.offers.href() },
        { label: 'My Ratings', to: webRoutes.ratings.href() },
        { label: 'Teams', to: webRoutes.teams.href() },
      ]
    : []),
  ...(role === 'admin'
    ? []
    : [
        { label: 'Timesheets', to: webRoutes.timesheets.href() },
        { label: 'Invoices', to: webRoutes.invoices.href() },
        { label: 'Saved searches', to: webRoutes.alerts.href() },
      ]),
  ...(role === 'admin' ? [{ label: 'Admin Dashboard', to: webRoutes.admin.href(), pages: adminPages }] : []),
  { label: 'Settings', to: webRoutes.settings.href() },
];
