import { ChartIcon, ChatIcon, HomeIcon, ShieldIcon, TabPanel, Tabs, UsersIcon, type TabItem } from '@crewcall/web-ui';
import { styled } from '@mui/material/styles';
import { Suspense, type ReactNode } from 'react';
import { useAddress } from '../../../shared/address';
import { preloadable } from '../../../shared/parts';
import { useFeedbackStatsQuery } from '../api/admin.api';
import { adminTabFiles, adminTabIn, type AdminTab } from '../model/admin-address';
import { FeedbackTab } from './feedback-tab';
import { OverviewTab } from './overview-tab';

const UsersTab = preloadable(adminTabFiles.users, async () => (await import('./users-tab')).UsersTab);
const AdminsTab = preloadable(adminTabFiles.admins, async () => (await import('./admins-tab')).AdminsTab);
const AnalyticsTab = preloadable(adminTabFiles.analytics, async () => (await import('./analytics-tab')).AnalyticsTab);

const screens: Record<AdminTab, React.ComponentType> = {
  overview: OverviewTab,
  feedback: FeedbackTab,
  users: UsersTab,
  admins: AdminsTab,
  analytics: AnalyticsTab,
};

const Space = styled('div')({ height: 24 });

/** The five parts of the admin page; which of them is open stands in the address. */
export function AdminTabs(): ReactNode {
  const address = useAddress();
  const { data: stats } = useFeedbackStatsQuery();
  const tab = adminTabIn(address.get('tab'));
  const Screen = screens[tab];
  const tabs: TabItem<AdminTab>[] = [
    { value: 'overview', label: 'Overview', icon: <HomeIcon /> },
    { value: 'feedback', label: 'Feedback', icon: <ChatIcon />, count: stats?.pending ?? 0, isNew: true },
    { value: 'users', label: 'Users', icon: <UsersIcon /> },
    { value: 'admins', label: 'Admin Management', icon: <ShieldIcon /> },
    { value: 'analytics', label: 'Analytics', icon: <ChartIcon /> },
  ];
  const open = (next: AdminTab): void =>
    // Another tab begins without the filters of this one.
    address.set({ tab: next === 'overview' ? '' : next, status: '', type: '', search: '', role: '', standing: '' });
  return (
    <>
      <Tabs label="Admin" tabs={tabs} value={tab} onChange={open} form="dashboard" />
      <Space />
      <TabPanel value={tab}>
        <Suspense>
          <Screen key={tab} />
        </Suspense>
      </TabPanel>
    </>
  );
}
