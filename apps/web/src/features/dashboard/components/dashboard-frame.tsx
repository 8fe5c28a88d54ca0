import { styled } from '@mui/material/styles';
import { Tabs, TabPanel, type TabItem } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { DashboardTab } from '../hooks/use-dashboard-address';

const Panel = styled('div')({ marginTop: 24 });

interface DashboardFrameProps {
  head: ReactNode;
  tabs: readonly TabItem<DashboardTab>[];
  tab: DashboardTab;
  onTab: (tab: DashboardTab) => void;
  children: ReactNode;
}

/** Heading, tabs, and the panel of the open one. */
export function DashboardFrame({ head, tabs, tab, onTab, children }: DashboardFrameProps): ReactNode {
  return (
    <>
      {head}
      <Tabs label="Dashboard" form="dashboard" tabs={tabs} value={tab} onChange={onTab} />
      <Panel>
        <TabPanel value={tab}>{children}</TabPanel>
      </Panel>
    </>
  );
}
