import { styled } from '@mui/material/styles';
import { SectionCard, Stack } from '@crewcall/web-ui';
import { onEveryVisit } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { useAdminOverviewQuery, useAnalyticsMonthsQuery } from '../api/admin.api';
import { chartsOf } from '../model/charts';
import { QueryBoundary } from './query-boundary';
import { BarChart } from './bar-chart';
import { BoardChart } from './board-chart';
import { BookingCharts } from './booking-charts';
import { DataTable } from './data-table';
import { MissedSearches } from './missed-searches';

const Grid = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  '& > *': { minWidth: 0 },
});

const heads = [{ name: 'What' }, { name: 'How many', isNumber: true }];

/** A year of the platform in charts, and its totals. */
export function AnalyticsTab(): ReactNode {
  const months = useAnalyticsMonthsQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  const overview = useAdminOverviewQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  return (
    <Stack>
      <Grid>
        <QueryBoundary query={months} what="the charts">
          {(figures) => chartsOf(figures).map((chart) => <BarChart key={chart.title} chart={chart} />)}
        </QueryBoundary>
        <BookingCharts />
        <MissedSearches />
        <BoardChart />
      </Grid>
      <QueryBoundary query={overview} what="the totals">
        {({ users, jobs, applications }) => (
          <SectionCard title="Totals">
            <DataTable label="Totals" heads={heads}>
              {[
                ['Users', users.total],
                ['Users who joined this month', users.thisMonth],
                ['Freelancers', users.freelancers],
                ['Recruiters', users.recruiters],
                ['Verified users', users.verified],
                ['Jobs', jobs.total],
                ['Active jobs', jobs.active],
                ['Jobs posted this month', jobs.thisMonth],
                ['Applications', applications.total],
                ['Applied', applications.applied],
                ['Hired', applications.hired],
              ].map(([name, value]) => (
                <tr key={name}>
                  <td className="long">{name}</td>
                  <td className="num">{value?.toLocaleString('en-GB')}</td>
                </tr>
              ))}
            </DataTable>
          </SectionCard>
        )}
      </QueryBoundary>
    </Stack>
  );
}
