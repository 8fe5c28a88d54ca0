import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { webRoutes } from '@crewcall/contracts-core';
import { loaderOf, type Needs } from './needs';
import { PageLoading } from './page-loading';
import { RouteError } from './route-error';
import { Shell, shellNeeds } from './shell/shell';

interface PageModule {
  Component: ComponentType;
  needs?: Needs;
}

export interface PageHandle {
  /** The file of the page's code, whose scripts it will want. */
  file?: string;
  /** Only who is signed in has it: until the browser has said so, it is rendered as not yet known whose it is. */
  isForMembers?: boolean;
  needs?: Needs;
}

/** Every page is its own file of code, fetched when a user goes there. */
const page = (
  name: string,
  { path }: { path: string },
  load: () => Promise<PageModule>,
  more: PageHandle & { file?: string } = {},
): RouteObject => {
  const handle: PageHandle = { file: `${name}.route.tsx`, ...more };
  return {
    id: name,
    path,
    handle,
    HydrateFallback: PageLoading,
    ErrorBoundary: RouteError,
    lazy: async () => {
      const { Component, needs } = await load();
      if (needs) handle.needs = needs;
      return { Component, ...(needs ? { loader: loaderOf(needs) } : {}) };
    },
  };
};

const forMembers: PageHandle = { isForMembers: true };
const { profile, profileOf } = webRoutes;

/** The pages of the app, for the server and the browser alike. */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    Component: Shell,
    ErrorBoundary: RouteError,
    loader: loaderOf(shellNeeds),
    // Who is here does not change with the address.
    shouldRevalidate: () => false,
    children: [
      page('landing', webRoutes.landing, () => import('./routes/landing.route')),
      page('how-it-works', webRoutes.howItWorks, () => import('./routes/how-it-works.route')),
      page('auth', webRoutes.auth, () => import('./routes/auth.route')),
      page('verify-email', webRoutes.verifyEmail, () => import('./routes/verify-email.route')),
      page('forgot-password', webRoutes.forgotPassword, () => import('./routes/forgot-password.route')),
      page('reset-password', webRoutes.resetPassword, () => import('./routes/reset-password.route')),
      page('jobs', webRoutes.jobs, () => import('./routes/jobs.route')),
      page('job-page', webRoutes.job, () => import('./routes/job-page.route')),
      page('named-job', webRoutes.namedJob, () => import('./routes/job-page.route'), { file: 'job-page.route.tsx' }),
      page('freelancers', webRoutes.freelancers, () => import('./routes/freelancers.route')),
      page('crew-lists', webRoutes.crewLists, () => import('./routes/crew-lists.route'), forMembers),
      page('alerts', webRoutes.alerts, () => import('./routes/alerts.route'), forMembers),
      page('teams', webRoutes.teams, () => import('./routes/teams.route')),
      page('team', webRoutes.team, () => import('./routes/teams.route'), { file: 'teams.route.tsx' }),
      page('team-offer', webRoutes.teamOffer, () => import('./routes/team-offer.route'), forMembers),
      page('team-application', webRoutes.teamApplication, () => import('./routes/team-application.route'), forMembers),
      page('apply-as-team', webRoutes.applyAsTeam, () => import('./routes/apply-as-team.route'), forMembers),
      page('dashboard', webRoutes.dashboard, () => import('./routes/dashboard.route'), forMembers),
      page('profile', profile, () => import('./routes/profile.route'), forMembers),
      page('profile-of', profileOf, () => import('./routes/profile.route'), { file: 'profile.route.tsx' }),
      page('named-crew', webRoutes.namedCrew, () => import('./routes/named-crew.route')),
      page('settings', webRoutes.settings, () => import('./routes/settings.route'), forMembers),
      page('unsubscribe', webRoutes.unsubscribe, () => import('./routes/unsubscribe.route')),
      page('ratings', webRoutes.ratings, () => import('./routes/ratings.route'), forMembers),
      page('calendar', webRoutes.calendar, () => import('./routes/calendar.route'), forMembers),
      page('offers', webRoutes.offers, () => import('./routes/offers.route'), forMembers),
      page('decline-offer', webRoutes.declineOffer, () => import('./routes/decline-offer.route')),
      page('offer', webRoutes.offer, () => import('./routes/offer.route'), forMembers),
      page('booking', webRoutes.booking, () => import('./routes/booking.route'), forMembers),
      page('call-sheet', webRoutes.callSheet, () => import('./routes/call-sheet.route'), forMembers),
      page('timesheets', webRoutes.timesheets, () => import('./routes/timesheets.route'), forMembers),
      page('timesheet', webRoutes.timesheet, () => import('./routes/timesheet.route'), forMembers),
      page('invoices', webRoutes.invoices, () => import('./routes/invoices.route'), forMembers),
      page('invoice', webRoutes.invoice, () => import('./routes/invoice.route'), forMembers),
      page('acknowledge-sheet', webRoutes.acknowledgeSheet, () => import('./routes/acknowledge-sheet.route')),
      page('job-schedule', webRoutes.jobSchedule, () => import('./routes/job-schedule.route'), forMembers),
      page('job-ladder', webRoutes.jobLadder, () => import('./routes/job-ladder.route'), forMembers),
      page('job-cover', webRoutes.jobCover, () => import('./routes/job-cover.route'), forMembers),
      page('admin', webRoutes.admin, () => import('./routes/admin.route'), forMembers),
      page('admin-user', webRoutes.adminUser, () => import('./routes/admin-user.route'), forMembers),
      page('admin-reports', webRoutes.adminReports, () => import('./routes/admin-reports.route'), forMembers),
      page('admin-tickets', webRoutes.adminTickets, () => import('./routes/admin-tickets.route'), forMembers),
      page('admin-audit', webRoutes.adminAudit, () => import('./routes/admin-audit.route'), forMembers),
      page('admin-operations', webRoutes.adminOperations, () => import('./routes/admin-operations.route'), forMembers),
      page('not-found', { path: '*' }, () => import('./routes/not-found.route')),
    ],
  },
];
