import { missedSearches } from '@crewcall/contracts-admin';
import { calendarDate } from '@crewcall/contracts-core';
import { onEveryVisit } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { useMissedSearchesQuery } from '../api/admin.api';
import { QueryBoundary } from './query-boundary';
import { RankChart } from './rank-chart';

const DRAWN = 6;
const LAST_ON = 2;
const heads = [{ name: 'Looked for' }, { name: 'Times', isNumber: true }, { name: 'Last' }];

/** What people looked for among the jobs and did not find. */
export function MissedSearches(): ReactNode {
  const query = useMissedSearchesQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  return (
    <QueryBoundary query={query} what="the searches">
      {(missed) => (
        <RankChart
          title={`Searches that found nothing, ${missedSearches.days} days`}
          bars={missed.slice(0, DRAWN).map(({ term, count }) => ({ label: term, value: count }))}
          none="Whatever was looked for was found."
          table={{
            heads,
            rows: missed.map(({ term, count, last_on }) => [term, count, last_on]),
            words: (cell, column) =>
              column === LAST_ON ? calendarDate(new Date(`${String(cell)}T12:00:00Z`)) : String(cell),
          }}
        />
      )}
    </QueryBoundary>
  );
}
