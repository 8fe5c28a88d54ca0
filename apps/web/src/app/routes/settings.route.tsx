import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, PageHead, usePageMeta } from '@crewcall/web-ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { MessagePrivacyCard } from '../../features/messages';
import { AccountCard, AppearanceCard, SessionCard } from '../../features/settings';

const Cards = styled('div')({ display: 'grid', gap: 24, maxWidth: 880 });

export function Component(): ReactNode {
  usePageMeta({ title: 'Settings' });
  const { user, isChecking } = useSession();
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  return (
    <Page>
      <PageHead title="Settings" />
      {user && (
        <Cards>
          <AccountCard key={user.id} user={user} />
          <MessagePrivacyCard />
          <AppearanceCard />
          <SessionCard />
        </Cards>
      )}
    </Page>
  );
}
