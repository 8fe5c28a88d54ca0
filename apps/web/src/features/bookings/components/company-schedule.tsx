import Button from '@mui/material/Button';
import { bookingsRoutes, SCHEDULE_DAYS, type ScheduleRow } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { onEveryVisit } from '@crewcall/web-data-access';
import { ActionRow, Card, EmptyState, LinkButton, Section } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { QueryState } from '../../../shared/query-state';
import { FileButton } from '../../../shared/files/file-button';
import { scheduleParams, useScheduleQuery } from '../api/schedule.api';
import { useScheduleAddress, type ScheduleFilter } from '../hooks/use-schedule-address';
import { ScheduleDays } from './schedule-days';

const filters: readonly [ScheduleFilter, string][] = [
  ['unfilled', 'Unfilled'],
  ['this_week', 'This week'],
];

/** A company's own calls of the next sixty days on one page, with how far each is filled. */
export function CompanySchedule(): ReactNode {
  const { query, toggle } = useScheduleAddress();
  const { currentData, error, isFetching, refetch } = useScheduleQuery(query, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  const params = new URLSearchParams(scheduleParams(query)).toString();
  return (
    <Section
      title={`The next ${SCHEDULE_DAYS} days`}
      actions={
        <ActionRow>
          {filters.map(([filter, label]) => (
            <Button
              key={filter}
              size="small"
              variant={query[filter] ? 'contained' : 'outlined'}
              color="inherit"
              aria-pressed={query[filter] ?? false}
              onClick={() => toggle(filter)}
            >
              {label}
            </Button>
          ))}
          <FileButton label="CSV" path={`${bookingsRoutes.scheduleFile}?${params}`} name="schedule.csv" size="small" />
        </ActionRow>
      }
    >
      {currentData ? (
        <Rows rows={currentData} isFiltered={Object.keys(query).length > 0} />
      ) : (
        <Card>
          <QueryState query={{ error, isFetching, refetch }} what="the schedule" rows={4} height={84} />
        </Card>
      )}
    </Section>
  );
}

function Rows({ rows, isFiltered }: { rows: readonly ScheduleRow[]; isFiltered: boolean }): ReactNode {
  if (rows.length > 0) return <ScheduleDays {...{ rows }} />;
  return (
    <Card>
      <EmptyState
        drawing="stage"
        title={isFiltered ? 'No such calls' : 'No calls in the next 60 days'}
        text={
          isFiltered
            ? 'Take the filters off to see all your calls.'
            : 'Calls of the jobs that you post stand here by day.'
        }
        action={
          !isFiltered && (
            <LinkButton
              to={webRoutes.dashboard.href({ tab: 'jobs', action: 'post' })}
              variant="contained"
              color="inherit"
            >
              Post New Job
            </LinkButton>
          )
        }
      />
    </Card>
  );
}
