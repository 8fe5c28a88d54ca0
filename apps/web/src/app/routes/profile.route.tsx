import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { MessageButton } from '../../features/messages';
import { ProfilePage } from '../../features/profile';
import { ReportButton } from '../../features/reports';

/** `/profile` is one's own, `/profile/{userId}` anybody's. */
export function Component(): ReactNode {
  const { userId } = useParams();
  const { user, isChecking } = useSession();
  const shown = userId ?? user?.id;
  if (!shown && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  return (
    <Page>
      {shown && (
        <ProfilePage
          key={shown}
          userId={shown}
          contact={<MessageButton userId={shown} label="Send Message" />}
          foot={<ReportButton kind="profile" id={shown} ownerId={shown} />}
        />
      )}
    </Page>
  );
}
