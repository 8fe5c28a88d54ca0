import { Card } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { QueryState } from '../../../shared/query-state';

interface QueryBoundaryProps<Data> {
  query: { data?: Data; currentData?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** As in a sentence: “the totals”. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** What was asked of a service: its shape while it comes, why it did not, or itself; never an answer to another question. */
export function QueryBoundary<Data>({ query, what, children }: QueryBoundaryProps<Data>): ReactNode {
  const hasFailed = query.error !== undefined && !query.isFetching && query.currentData === undefined;
  if (query.data !== undefined && !hasFailed) return children(query.data);
  return (
    <Card>
      <QueryState {...{ query, what }} rows={3} />
    </Card>
  );
}
