import { errorText } from '@crewcall/web-data-access';
import { Card, ErrorPanel, Loading, RowSkeletons } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface AskedProps<Data> {
  query: { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What did not load, in the words of its heading. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** What was asked of a service: its shape while it comes, why it did not, or itself. */
export function Asked<Data>({ query, what, children }: AskedProps<Data>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  return (
    <Card>
      {isFetching ? (
        <Loading label={`Loading: ${what}`}>
          <RowSkeletons rows={3} />
        </Loading>
      ) : (
        <ErrorPanel
          title={`${what} did not load`}
          message={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}
