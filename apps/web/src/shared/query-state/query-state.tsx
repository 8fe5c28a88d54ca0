import { errorText } from '@crewcall/web-data-access';
import { ErrorPanel, Loading, RowSkeletons } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface QueryStateProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** As in a sentence: “the timesheets”, “your teams”. */
  what: string;
  /** How many rows will come, about, and how high. */
  rows: number;
  height?: number;
}

/** In place of data that is not there: rows like those to come, or that they could not be loaded and a way to try again. */
export function QueryState({ query, what, rows, height }: QueryStateProps): ReactNode {
  if (query.error === undefined || query.isFetching)
    return (
      <Loading label={`Loading ${what}`}>
        <RowSkeletons {...{ rows, height }} />
      </Loading>
    );
  return (
    <ErrorPanel
      title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded.`}
      message={errorText(query.error, 'Please try again.')}
      onRetry={() => void query.refetch()}
    />
  );
}
