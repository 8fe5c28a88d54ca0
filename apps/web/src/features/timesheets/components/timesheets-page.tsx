import { onEveryVisit } from '@crewcall/web-data-access';
import { Card, EmptyState, FilterPills, PageHead, Pagination, Stack } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { QueryState, useFilledPage } from '../../../shared/query-state';
import { useTimesheetsQuery } from '../api/timesheets.api';
import { HOURS_A_PAGE, type HoursFilter, type HoursSide, useTimesheetsAddress } from '../hooks/use-timesheets-address';
import { CompanySheets } from './company-sheets';
import { CsvButton } from './csv-button';
import { OwnSheetRow } from './own-sheet-row';
import { YearTotals } from './year-totals';

const labels: Readonly<Record<HoursSide, Record<HoursFilter, string>>> = {
  freelancer: { todo: 'To submit', waiting: 'Submitted', agreed: 'Approved' },
  recruiter: { todo: 'To approve', waiting: 'Questioned', agreed: 'Approved' },
};
const filters = ['todo', 'waiting', 'agreed'] as const;
const ledes: Readonly<Record<HoursSide, string>> = {
  freelancer: 'When a call has ended its hours are here, filled with the planned times.',
  recruiter: 'Hours that crew have sent. What you do not answer within 72 hours counts as approved.',
};

/** Hours worked, of one side. */
export function TimesheetsPage({ side }: { side: HoursSide }): ReactNode {
  const { filter, query, hrefOf, setFilter } = useTimesheetsAddress(side);
  const answer = useTimesheetsQuery(query, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  const data = useFilledPage(answer, HOURS_A_PAGE, hrefOf);
  const pills = filters.map((value) => ({ value, label: labels[side][value] }));
  return (
    <>
      <PageHead
        title="Timesheets"
        lede={ledes[side]}
        actions={data && data.total > 0 && <CsvButton side={side} state={query.state ?? ''} />}
      />
      <Stack>
        <FilterPills label="Which timesheets" pills={pills} value={filter} onChange={setFilter} />
        {!data && (
          <Card>
            <QueryState query={answer} what="the timesheets" rows={3} height={120} />
          </Card>
        )}
        {data?.items.length === 0 && <NoSheets side={side} filter={filter} />}
        {data && data.items.length > 0 && side === 'recruiter' && (
          <CompanySheets sheets={data.items} isToDo={filter === 'todo'} />
        )}
        {data && data.items.length > 0 && side === 'freelancer' && (
          <Card component="ul" aria-label="Timesheets">
            {data.items.map((sheet) => (
              <OwnSheetRow key={sheet.id} sheet={sheet} />
            ))}
          </Card>
        )}
        {data && (
          <Pagination page={query.page} pageSize={HOURS_A_PAGE} total={data.total} noun="timesheets" hrefOf={hrefOf} />
        )}
        <YearTotals side={side} />
      </Stack>
    </>
  );
}

function NoSheets({ side, filter }: { side: HoursSide; filter: HoursFilter }): ReactNode {
  const text =
    side === 'freelancer'
      ? 'A timesheet comes by itself when a call that you are booked on has ended.'
      : 'When a call has ended and crew have sent their hours, they are here.';
  return (
    <Card>
      <EmptyState
        drawing="list"
        heading="h2"
        title={
          filter === 'todo'
            ? `Nothing ${labels[side].todo.toLowerCase()}`
            : `Nothing ${labels[side][filter].toLowerCase()}`
        }
        text={text}
      />
    </Card>
  );
}
