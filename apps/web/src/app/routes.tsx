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
      page({ path: '*' }, () => import('./routes/not-found.route')),
    ],
  },
];
