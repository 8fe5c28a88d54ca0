import { type Role, webRoutes } from '@crewcall/contracts-core';

import { type SessionUser, useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSignInAddress } from '../../shared/address';

interface SignedInPageProps {
  /** Left out where the page names itself, after what it shows. */
  title?: string;
  /** Whom the page is for; left out, all who signed in. */
  roles?: readonly Role[];
  /** Where the others are led. */
  elsewhere?: string;
  children: (user: SessionUser) => ReactNode;
  /** While the session is not known yet. */
  waiting?: ReactNode;
}

/** A page for users who signed in: visitors are led to sign in, users of another role to `elsewhere`. */
export function SignedInPage({
  title,
  roles,
  elsewhere = webRoutes.dashboard.href(),
  children,
  waiting,
}: SignedInPageProps): ReactNode {
  const { user, isChecking } = useSession();
  const signIn = useSignInAddress();
  if (!user && !isChecking) return <Navigate to={signIn} replace />;
  if (user && roles && !roles.includes(user.role)) return <Navigate to={elsewhere} replace />;
  return (
    <Page>
      {title && <PageMeta title={title} />}
      {user ? children(user) : waiting}
    </Page>
  );
}
