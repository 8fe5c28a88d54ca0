import type { SessionUser } from '@crewcall/web-data-access';
import { CalendarIcon, CaseIcon, ChatIcon, Stack, UserIcon, UsersIcon, type TabItem } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useApplicationCountsQuery, useApplicationQuery } from '../../features/applications';
import { CompanyHead, DashboardFrame, useDashboardAddress, type DashboardTab } from '../../features/dashboard';
import { useRecruiterJobsQuery } from '../../features/jobs';
import { useUnreadMessages } from '../../features/messages';
import { categoryPollMs, useCategoryCounts } from '../../features/notifications';
import { useCompanyQuery } from '../../features/profile';
import {
  ApplicantsTab,
  CompanyHome,
  CompanySchedule,
  MessagesPanel,
  OwnCompanyProfile,
  OwnJobsTab,
} from './dashboard-tabs';
import { PartPlace, WhenSeen } from '../../shared/parts';
import { Resending } from './resending';

const RateDialog = lazy(async () => ({
  default: (await import('../../features/ratings/components/rate-dialog')).RateDialog,
}));

export function RecruiterDashboard({ user }: { user: SessionUser }): ReactNode {
  const address = useDashboardAddress(user.role);
  const { tab, isHome, setTab, rateId, setRated } = address;
  const tabs = useTabs(user.id, tab);
  const { data: company } = useCompanyQuery(user.id);
  return (
    <DashboardFrame
      head={<CompanyHead user={user} company={company} hasPost={tab === 'jobs'} />}
      tabs={tabs}
      tab={tab}
      onTab={setTab}
    >
      <Resending userId={user.id} isWriting={tab === 'messages'} />
      {tab === 'profile' && (
        <Stack>
          {isHome && <CompanyHome user={user} />}
          {/* Of its own on a home: what comes first is not kept waiting for what is below it. */}
          <WhenSeen isNow={!isHome || !company} fallback={<PartPlace />}>
            <OwnCompanyProfile user={user} />
          </WhenSeen>
        </Stack>
      )}
      {tab === 'jobs' && <OwnJobsTab {...{ user, address }} />}
      {tab === 'messages' && <MessagesPanel user={user} />}
      {tab === 'applications' && <ApplicantsTab userId={user.id} />}
      {tab === 'schedule' && <CompanySchedule />}
      <Suspense>{rateId && <AskedToRate applicationId={rateId} onClose={setRated} />}</Suspense>
    </DashboardFrame>
  );
}

function useTabs(userId: string, tab: DashboardTab): TabItem<DashboardTab>[] {
  const unread = useCategoryCounts(tab === 'messages' ? categoryPollMs.messages : categoryPollMs.standard);
  const unreadMessages = useUnreadMessages(tab === 'messages');
  const { data: counts } = useApplicationCountsQuery();
  const { data: jobs } = useRecruiterJobsQuery({ userId, page: 1 });
  return [
    { value: 'profile', label: 'Company Profile', icon: <UserIcon /> },
    { value: 'jobs', label: 'My Jobs', icon: <CaseIcon />, count: jobs?.total ?? 0, isNew: unread.jobs > 0 },
    { value: 'messages', label: 'Messages', icon: <ChatIcon />, count: unreadMessages, isNew: true },
    { value: 'applications', label: 'Applications', icon: <UsersIcon />, count: counts?.applied ?? 0, isNew: true },
    { value: 'schedule', label: 'Schedule', icon: <CalendarIcon /> },
  ];
}

/** The dialog that a request for a rating leads to; a booking that has its rating, shown or not, needs none. */
function AskedToRate({ applicationId, onClose }: { applicationId: string; onClose: () => void }): ReactNode {
  const { data: booking } = useApplicationQuery(applicationId);
  const isRated = booking && (booking.rating !== null || booking.is_rating_hidden || booking.is_rating_removed);
  return booking?.status === 'hired' && !isRated && <RateDialog application={booking} open onClose={onClose} />;
}
