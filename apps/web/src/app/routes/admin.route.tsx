import { webRoutes } from '@crewcall/contracts-core';
import { showToast, useAppDispatch, useSession } from '@crewcall/web-data-access';
import { Page, PageHead, usePageMeta } from '@crewcall/web-ui';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { OverviewTiles } from '../../features/dashboard';

const guards = {
  signedOut: {
    words: 'Authentication required. Redirecting...',
    to: webRoutes.auth.href(),
    toast: { tone: 'bad', title: 'Authentication Required', text: 'Please sign in to access the admin dashboard.' },
  },
  notAdmin: {
    words: 'Access denied. Redirecting...',
    to: webRoutes.dashboard.href(),
    toast: { tone: 'bad', title: 'Access Denied', text: 'Admin privileges are required to access this page.' },
  },
} as const;

export function Component(): ReactNode {
  usePageMeta({ title: 'Admin Dashboard' });
  const { user, isChecking } = useSession();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  // The stored role is for display only: nobody is let in, or sent away, before the service has spoken.
  const guard = isChecking || user?.role === 'admin' ? null : user ? guards.notAdmin : guards.signedOut;

  useEffect(() => {
    if (!guard) return;
    dispatch(showToast(guard.toast));
    void navigate(guard.to, { replace: true });
  }, [guard, dispatch, navigate]);

  const words = isChecking ? 'Verifying admin access...' : guard?.words;
  return (
    <Page>
      <PageHead title="Admin Dashboard" lede={words} />
      {!words && <OverviewTiles />}
    </Page>
  );
}
