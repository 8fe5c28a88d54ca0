import { onEveryVisit } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../../shared/time';
import { useBoardHealthQuery } from '../api/desk.api';
import { boardStateLabels, quotaLabel } from '../model/board-labels';
import { QueryBoundary } from './query-boundary';
import { RankChart } from './rank-chart';

const heads = [
  { name: 'Board' },
  { name: 'State' },
  { name: 'Open ads', isNumber: true },
  { name: 'Last success' },
  { name: 'Quota' },
];
const LAST_SUCCESS = 3;

/** How the external boards do, in the ads that they bring. */
export function BoardChart(): ReactNode {
  const query = useBoardHealthQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  return (
    <QueryBoundary query={query} what="job boards">
      {(boards) => (
        <RankChart
          title="Open ads by job board"
          bars={boards.map(({ board, state, open_ads }) => ({
            label: `${board}, ${boardStateLabels[state].toLowerCase()}`,
            value: open_ads,
          }))}
          none="No job board is asked."
          table={{
            heads,
            rows: boards.map(({ board, state, open_ads, last_success_at, quota }) => [
              board,
              boardStateLabels[state],
              open_ads,
              last_success_at,
              quotaLabel(quota),
            ]),
            words: (cell, column) =>
              column === LAST_SUCCESS ? cell ? <TimeAgo at={String(cell)} /> : 'Never' : String(cell),
          }}
        />
      )}
    </QueryBoundary>
  );
}
