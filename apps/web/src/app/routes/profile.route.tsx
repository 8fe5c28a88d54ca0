import { useSession } from '@crewcall/web-data-access';
import { WidePage } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useSignInAddress } from '../../shared/address';
import { lateNeeds } from '../needs';
import { ProfileOf } from '../profile/profile-of';

export const needs = lateNeeds(async () => (await import('../profile/profile-needs')).profileNeeds);

/** `/profile` is one's own, `/profile/{userId}` any user's. */
export function Component(): ReactNode {
  const { userId } = useParams();
  const { user, isChecking } = useSession();
  const signIn = useSignInAddress();
  const shown = userId ?? user?.id;
  if (!shown && !isChecking) return <Navigate to={signIn} replace />;
  return <WidePage>{shown && <ProfileOf userId={shown} />}</WidePage>;
}
