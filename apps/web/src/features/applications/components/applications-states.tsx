import { errorText } from '@crewcall/web-data-access';
import { Card, ErrorPanel, Loading, RowSkeletons } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

function ApplicationsLoading({ rows = 4 }: { rows?: number }): ReactNode {
  return (
    <Card>
      <Loading label="Loading applications">
        <RowSkeletons rows={rows} height={86} />
      </Loading>
    </Card>
  );
}

interface ApplicationsMissingProps {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  rows?: number;
}

/** Instead of a page that is not there. */
export function ApplicationsMissing({ error, isFetching, refetch, rows }: ApplicationsMissingProps): ReactNode {
  return error && !isFetching ? (
    <ApplicationsError error={error} onRetry={() => void refetch()} />
  ) : (
    <ApplicationsLoading {...(rows && { rows })} />
  );
}

function ApplicationsError({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  return (
    <Card>
      <ErrorPanel
        title="The applications did not load"
        message={errorText(error, 'Please try again.')}
        onRetry={onRetry}
      />
    </Card>
  );
}
