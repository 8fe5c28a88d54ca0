import { useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import { Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { DashboardSkeleton } from '../../features/dashboard/components/dashboard-skeleton';
import { useSignInAddress } from '../../shared/address';
import { lateNeeds } from '../needs';
import { preloadable } from '../../shared/parts';

export const needs = lateNeeds(async () => (await import('../dashboards/dashboard-needs')).dashboardNeeds);

// One role's code for each.
const dashboards = {
  freelancer: preloadable(
    'src/app/dashboards/freelancer-dashboard.tsx',
    async () => (await import('../dashboards/freelancer-dashboard')).FreelancerDashboard,
  ),
  recruiter: preloadable(
    'src/app/dashboards/recruiter-dashboard.tsx',
    async () => (await import('../dashboards/recruiter-dashboard')).RecruiterDashboard,
  ),
  admin: preloadable(
    'src/app/dashboards/admin-home.tsx',
    async () => (await import('../dashboards/admin-home')).AdminHome,
  ),
};

export function Component(): ReactNode {
  const { user, isChecking } = useSession();
  const signIn = useSignInAddress();
  if (!user && !isChecking) return <Navigate to={signIn} replace />;
  const Dashboard = user && dashboards[user.role];
  return (
    <Page>
      <PageMeta title="Dashboard" />
      <Suspense fallback={<DashboardSkeleton />}>
        {Dashboard ? <Dashboard key={user.id} user={user} /> : <DashboardSkeleton />}
      </Suspense>
    </Page>
  );
}
