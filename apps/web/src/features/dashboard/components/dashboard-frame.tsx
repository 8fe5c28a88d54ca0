import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import { Tabs, TabPanel, type TabItem } from '@crewcall/web-ui';
import { Suspense, type ReactNode } from 'react';
import { PartPlace } from '../../../shared/parts';
import type { DashboardTab } from '../hooks/use-dashboard-address';

const Panel = styled('div')({ marginTop: 24 });

const hrefOf = (tab: DashboardTab): string => webRoutes.dashboard.href({ tab });

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
      <Tabs label="Dashboard" form="dashboard" tabs={tabs} value={tab} onChange={onTab} hrefOf={hrefOf} />
      <Panel>
        <TabPanel value={tab}>
          {/* A tab of its own: one that is still on its way shows its place at once. */}
          <Suspense key={tab} fallback={<PartPlace />}>
            {children}
          </Suspense>
        </TabPanel>
      </Panel>
    </>
  );
}
