import { webRoutes } from '@crewcall/contracts-core';
import { deleteAccountTexts, redirectAfterDeletionMs } from '@crewcall/contracts-identity';
import { showToast, useAppDispatch, useSession } from '@crewcall/web-data-access';
import { Note, Page, PageHead, PageMeta } from '@crewcall/web-ui';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { CalendarSettingsCard } from '../../features/calendar/components/calendar-settings-card';
import { MessagePrivacyCard } from '../../features/messages';
import { NotificationPreferencesCard } from '../../features/notifications';
import { AccountCard, AppearanceCard, DangerCard, type Leaving, PrivacyCard } from '../../features/settings';

const Cards = styled('div')({ display: 'grid', gap: 24, maxWidth: 880 });

export function Component(): ReactNode {
  const { user, isChecking } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Leaving>('staying');
  const isDeleted = leaving === 'gone';

  useEffect(() => {
    if (!isDeleted) return;
    dispatch(showToast({ tone: 'good', title: deleteAccountTexts.success }));
    const timer = setTimeout(() => void navigate(webRoutes.landing.href()), redirectAfterDeletionMs);
    return () => clearTimeout(timer);
  }, [isDeleted, dispatch, navigate]);

  if (!user && !isChecking && leaving === 'staying') return <Navigate to={webRoutes.auth.href()} replace />;
  return (
    <Page>
      <PageMeta title="Settings" />
      <PageHead title="Settings" />
      {isDeleted && <Note tone="good">{deleteAccountTexts.success}</Note>}
      {user && !isDeleted && (
        <Cards>
          <AccountCard key={`${user.id} ${user.role}`} user={user} />
          <PrivacyCard user={user} />
          <NotificationPreferencesCard user={user} />
          <MessagePrivacyCard />
          {user.role === 'freelancer' && <CalendarSettingsCard />}
          <AppearanceCard />
          <DangerCard user={user} onLeaving={setLeaving} />
        </Cards>
      )}
    </Page>
  );
}
