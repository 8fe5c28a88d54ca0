import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, usePageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { AdminHome, DashboardSkeleton } from '../../features/dashboard';
import { FreelancerDashboard } from '../dashboards/freelancer-dashboard';
import { RecruiterDashboard } from '../dashboards/recruiter-dashboard';

const dashboards = { freelancer: FreelancerDashboard, recruiter: RecruiterDashboard, admin: AdminHome };

export function Component(): ReactNode {
  usePageMeta({ title: 'Dashboard' });
  const { user, isChecking } = useSession();
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  const Dashboard = user && dashboards[user.role];
  return <Page>{Dashboard ? <Dashboard key={user.id} user={user} /> : <DashboardSkeleton />}</Page>;
}
