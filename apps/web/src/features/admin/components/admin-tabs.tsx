import { ChatIcon, CalendarIcon, EyeIcon, ShieldIcon, TabPanel, Tabs, UsersIcon, type TabItem } from '@crewcall/web-ui';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ReactNode } from 'react';
import { useFeedbackStatsQuery } from '../api/admin.api';
import { useAddress } from '../hooks/use-address';
import { FeedbackTab } from './feedback-tab';
import { OverviewTab } from './overview-tab';

const UsersTab = lazy(async () => ({ default: (await import('./users-tab')).UsersTab }));
const AdminsTab = lazy(async () => ({ default: (await import('./admins-tab')).AdminsTab }));
const AnalyticsTab = lazy(async () => ({ default: (await import('./analytics-tab')).AnalyticsTab }));

const tabNames = ['overview', 'feedback', 'users', 'admins', 'analytics'] as const;
type TabName = (typeof tabNames)[number];

const screens: Record<TabName, React.ComponentType> = {
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
  const tab = tabNames.find((name) => name === address.get('tab')) ?? 'overview';
  const Screen = screens[tab];
  const tabs: TabItem<TabName>[] = [
    { value: 'overview', label: 'Overview', icon: <EyeIcon /> },
    { value: 'feedback', label: 'Feedback', icon: <ChatIcon />, count: stats?.pending ?? 0, isNew: true },
    { value: 'users', label: 'Users', icon: <UsersIcon /> },
    { value: 'admins', label: 'Admin Management', icon: <ShieldIcon /> },
    { value: 'analytics', label: 'Analytics', icon: <CalendarIcon /> },
  ];
  const open = (next: TabName): void =>
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
