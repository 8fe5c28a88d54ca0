import { webRoutes, type Role } from '@crewcall/contracts-core';
import { deleteAccountTexts, redirectAfterDeletionMs } from '@crewcall/contracts-identity';
import { showToast, useAppDispatch, useSession } from '@crewcall/web-data-access';
import { Note, Page, PageHead, PageMeta } from '@crewcall/web-ui';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { CoverSwitches } from '../../features/cover/components/cover-switches';
import { MessagePrivacyCard } from '../../features/messages';
import { NotificationPreferencesCard } from '../../features/notifications';
import { AccountCard, AppearanceCard, DangerCard, type Leaving, PrivacyCard } from '../../features/settings';
import { SettingsIndex, type SettingsPlace } from '../../features/settings/components/settings-index';
import { useSignInAddress } from '../../shared/address';
import { PartPlace, preloadable, WhenSeen } from '../../shared/parts';
import { lateNeeds } from '../needs';

const DayParts = preloadable(
  'src/app/settings/day-parts.tsx',
  async () => (await import('../settings/day-parts')).DayParts,
);

const BankDetailsCard = preloadable(
  'src/features/settings/components/bank-details-card.tsx',
  async () => (await import('../../features/settings/components/bank-details-card')).BankDetailsCard,
);

const DeviceCard = preloadable(
  'src/features/notifications/components/device-card.tsx',
  async () => (await import('../../features/notifications/components/device-card')).DeviceCard,
);

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, maxWidth: 880 },
  '@media (min-width: 1000px)': { gridTemplateColumns: '264px minmax(0, 1fr)', columnGap: 32 },
});

const partsOf = (role: Role): SettingsPlace[] => [
  { id: 'account', title: 'Account Information' },
  { id: 'privacy', title: 'Privacy & Security' },
  { id: 'notifications', title: 'Notifications' },
  ...(role === 'admin' ? [] : [{ id: 'device', title: 'Notices on this device' }]),
  { id: 'messages', title: 'Messages' },
  ...(role === 'admin' ? [] : [{ id: 'calendar', title: 'Calendar' }]),
  ...(role === 'freelancer'
    ? [
        { id: 'phone', title: 'Phone on the day' },
        { id: 'bank', title: 'Bank details' },
      ]
    : []),
  { id: 'appearance', title: 'Appearance' },
  { id: 'danger', title: 'Danger Zone' },
];

export const needs = lateNeeds(async () => (await import('./settings-needs')).settingsNeeds);

export function Component(): ReactNode {
  const { user, isChecking } = useSession();
  const signIn = useSignInAddress();
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

  if (!user && !isChecking && leaving === 'staying') return <Navigate to={signIn} replace />;
  return (
    <Page>
      <PageMeta title="Settings" />
      <PageHead title="Settings" />
      {isDeleted && <Note tone="good">{deleteAccountTexts.success}</Note>}
      {user && !isDeleted && (
        <Parts>
          <SettingsIndex parts={partsOf(user.role)} />
          <div>
            <div id="account">
              <AccountCard key={`${user.id} ${user.role}`} user={user} />
            </div>
            <div id="privacy">
              <PrivacyCard user={user} />
            </div>
            <div id="notifications">
              <NotificationPreferencesCard user={user}>
                {user.role === 'freelancer' && <CoverSwitches />}
              </NotificationPreferencesCard>
            </div>
            {user.role !== 'admin' && (
              <div id="device">
                <WhenSeen isNow={false} fallback={<PartPlace />}>
                  <DeviceCard />
                </WhenSeen>
              </div>
            )}
            <div id="messages">
              <MessagePrivacyCard />
            </div>
            {user.role !== 'admin' && (
              <div id="calendar">
                <WhenSeen isNow={false} fallback={<PartPlace />}>
                  <DayParts user={user} />
                </WhenSeen>
              </div>
            )}
            {user.role === 'freelancer' && (
              <div id="bank">
                <WhenSeen isNow={false} fallback={<PartPlace />}>
                  <BankDetailsCard />
                </WhenSeen>
              </div>
            )}
            <div id="appearance">
              <AppearanceCard />
            </div>
            <div id="danger">
              <DangerCard user={user} onLeaving={setLeaving} />
            </div>
          </div>
        </Parts>
      )}
    </Page>
  );
}
