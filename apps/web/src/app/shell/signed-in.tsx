import type { ReactNode } from 'react';
import type { SessionUser } from '@crewcall/web-data-access';
import { NotificationBell } from '../../features/notifications';
import { UserMenu } from './user-menu';

/** The part of the header that only people with an account load. */
export function SignedIn({ user }: { user: SessionUser }): ReactNode {
  return (
    <>
      <NotificationBell />
      <UserMenu user={user} />
    </>
  );
}
