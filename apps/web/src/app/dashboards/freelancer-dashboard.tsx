import type { SessionUser } from '@crewcall/web-data-access';
import { CaseIcon, ChatIcon, EditIcon, PageHead, Stack, StarIcon, type TabItem } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useApplicationCountsQuery } from '../../features/applications';
import { DashboardFrame, useDashboardAddress, type DashboardTab } from '../../features/dashboard';
import { useUnreadMessages } from '../../features/messages';
import { categoryPollMs, useCategoryCounts } from '../../features/notifications';
import { useFreelancerQuery } from '../../features/profile';
import { useNextQuery, nextDays } from '../../features/dashboard/api/next.api';
import { Hello } from '../../features/dashboard/components/hello';
import { askedNow } from '../../features/dashboard/model/next-call';
import { PartPlace, WhenSeen } from '../../shared/parts';
import { useNow } from '../../shared/time';
import { Resending } from './resending';
import { CrewHome, MessagesPanel, OwnApplications, OwnFreelancerProfile } from './dashboard-tabs';

export function FreelancerDashboard({ user }: { user: SessionUser }): ReactNode {
  const { tab, isHome, setTab } = useDashboardAddress(user.role);
  const unread = useCategoryCounts(tab === 'messages' ? categoryPollMs.messages : categoryPollMs.standard);
  const unreadMessages = useUnreadMessages(tab === 'messages');
  const { data: counts } = useApplicationCountsQuery();
  const { data: profile } = useFreelancerQuery(user.id);
  const tabs: TabItem<DashboardTab>[] = [
    { value: 'profile', label: 'Edit Profile', icon: <EditIcon /> },
    {
      value: 'jobs',
      label: 'My Applications',
      icon: <CaseIcon />,
      count: counts ? counts.total - counts.hired : 0,
      isNew: unread.applications > 0,
    },
    { value: 'messages', label: 'Messages', icon: <ChatIcon />, count: unreadMessages, isNew: true },
    { value: 'ratings', label: 'Ratings', icon: <StarIcon />, count: counts?.hired ?? 0, isNew: unread.ratings > 0 },
  ];
  return (
    <DashboardFrame
      head={isHome ? <CrewHello user={user} /> : <PageHead title="Dashboard" />}
      tabs={tabs}
      tab={tab}
      onTab={setTab}
    >
      <Resending userId={user.id} isWriting={tab === 'messages'} />
      {tab === 'profile' && (
        <Stack>
          {isHome && <CrewHome user={user} />}
          {/* Of its own on a home: what comes first is not kept waiting for what is below it. */}
          <WhenSeen isNow={!isHome || !profile} fallback={<PartPlace />}>
            <OwnFreelancerProfile user={user} />
          </WhenSeen>
        </Stack>
      )}
      {tab === 'jobs' && <OwnApplications user={user} kind="applications" ratingCount={profile?.rating_count} />}
      {tab === 'messages' && <MessagesPanel user={user} />}
      {tab === 'ratings' && <OwnApplications user={user} kind="bookings" ratingCount={profile?.rating_count} />}
    </DashboardFrame>
  );
}

function CrewHello({ user }: { user: SessionUser }): ReactNode {
  const range = nextDays(useNow());
  const { data } = useNextQuery(range);
  return <Hello name={user.first_name} waiting={data && askedNow(data.items).length} />;
}
