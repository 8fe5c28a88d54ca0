import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { useBootstrapStatusQuery } from '../api/accounts-admin.api';

const doors = {
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
export type AdminDoor = 'open' | 'first' | (typeof doors)[keyof typeof doors];

/** The stored role is for display only: no user is let in, or sent away, before the service has spoken. */
export function useAdminDoor(): AdminDoor {
  const { user, isChecking } = useSession();
  const isStranger = !isChecking && user !== null && user.role !== 'admin';
  const { data, isLoading } = useBootstrapStatusQuery(undefined, { skip: !isStranger });
  if (isChecking || isLoading) return doors.verifying;
  if (!user) return doors.signedOut;
  if (user.role === 'admin') return 'open';
  return data?.available ? 'first' : doors.notAdmin;
}
