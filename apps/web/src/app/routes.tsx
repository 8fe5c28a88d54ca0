import type { RouteObject } from 'react-router-dom';
import { webRoutes } from '@crewcall/contracts-core';
import { PageLoading } from './page-loading';
import { RouteError } from './route-error';
import { Shell } from './shell/shell';

type Load = () => Promise<{ Component: React.ComponentType }>;

/** Every page is its own file of code, fetched when somebody goes there. */
const page = ({ path }: { path: string }, lazy: Load): RouteObject => ({
  path,
  lazy,
  HydrateFallback: PageLoading,
  ErrorBoundary: RouteError,
});

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      page(webRoutes.landing, () => import('./routes/landing.route')),
      page(webRoutes.howItWorks, () => import('./routes/how-it-works.route')),
      page(webRoutes.auth, () => import('./routes/auth.route')),
      page(webRoutes.verifyEmail, () => import('./routes/verify-email.route')),
      page(webRoutes.forgotPassword, () => import('./routes/forgot-password.route')),
      page(webRoutes.resetPassword, () => import('./routes/reset-password.route')),
      page(webRoutes.jobs, () => import('./routes/jobs.route')),
      page(webRoutes.job, () => import('./routes/job-page.route')),
      page(webRoutes.freelancers, () => import('./routes/freelancers.route')),
      page(webRoutes.dashboard, () => import('./routes/dashboard.route')),
      page(webRoutes.profile, () => import('./routes/profile.route')),
      page(webRoutes.profileOf, () => import('./routes/profile.route')),
      page(webRoutes.settings, () => import('./routes/settings.route')),
      page(webRoutes.unsubscribe, () => import('./routes/unsubscribe.route')),
      page(webRoutes.ratings, () => import('./routes/ratings.route')),
      page(webRoutes.admin, () => import('./routes/admin.route')),
      page(webRoutes.adminUser, () => import('./routes/admin-user.route')),
      page(webRoutes.adminReports, () => import('./routes/admin-reports.route')),
      page(webRoutes.adminAudit, () => import('./routes/admin-audit.route')),
      page(webRoutes.adminOperations, () => import('./routes/admin-operations.route')),
      page({ path: '*' }, () => import('./routes/not-found.route')),
    ],
  },
];
