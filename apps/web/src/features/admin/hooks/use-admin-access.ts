import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { useBootstrapStatusQuery } from '../api/accounts-admin.api';

const withheld = {
  verifying: { words: 'Verifying admin access...' },
  signedOut: {
    words: 'Authentication required. Redirecting...',
    to: 'sign-in',
    toast: { tone: 'bad', title: 'Authentication Required', text: 'Please sign in to access the admin dashboard.' },
  },
  notAdmin: {
    words: 'Access denied. Redirecting...',
    to: webRoutes.dashboard.href(),
    toast: { tone: 'bad', title: 'Access Denied', text: 'Admin privileges are required to access this page.' },
  },
} as const;

/** `open` for administrators, `first` for the user who may become the first of them; else where to, and in which words. */
export type AdminAccess = 'open' | 'first' | (typeof withheld)[keyof typeof withheld];

/** The stored role is for display only: no user is let in, or sent away, before the service has spoken. */
export function useAdminAccess(): AdminAccess {
  const { user, isChecking } = useSession();
  const isStranger = !isChecking && user !== null && user.role !== 'admin';
  const { data, isLoading } = useBootstrapStatusQuery(undefined, { skip: !isStranger });
  if (isChecking || isLoading) return withheld.verifying;
  if (!user) return withheld.signedOut;
  if (user.role === 'admin') return 'open';
  return data?.available ? 'first' : withheld.notAdmin;
}
