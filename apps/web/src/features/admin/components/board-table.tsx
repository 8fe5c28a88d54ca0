import { figureOf } from '@crewcall/contracts-core';
import type { BoardHealth } from '@crewcall/contracts-jobs';
import { Chip, SectionCard } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../../shared/time';
import { boardStateLabels, quotaLabel } from '../model/board-labels';
import { DataTable } from './data-table';

const heads = ['Board', 'State', 'Open ads', 'Last success', 'Last failure', 'Quota'].map((name) => ({ name }));

/** How the external boards do, and how much of their quota is used. */
export function BoardTable({ boards }: { boards: BoardHealth[] }): ReactNode {
  return (
    <SectionCard title="Job boards">
      <DataTable label="Job boards" heads={heads}>
        {boards.map(({ board, state, open_ads, last_success_at, last_failure_at, last_failure, quota }) => (
          <tr key={board}>
            <td>{board}</td>
            <td>
              <Chip tone={state === 'healthy' ? 'good' : state === 'failing' ? 'bad' : 'line'}>
                {boardStateLabels[state]}
              </Chip>
            </td>
            <td>{figureOf(open_ads)}</td>
            <td>{last_success_at ? <TimeAgo at={last_success_at} /> : 'Never'}</td>
            <td className="long">
              {last_failure_at ? (
                <>
                  <TimeAgo at={last_failure_at} />: {last_failure}
                </>
              ) : (
                'Never'
              )}
            </td>
            <td>{quotaLabel(quota)}</td>
          </tr>
        ))}
      </DataTable>
    </SectionCard>
  );
}
