import { errorText } from '@crewcall/web-data-access';
import { Card, ErrorPanel, Loading, RowSkeletons } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

export function ApplicationsLoading({ rows = 4 }: { rows?: number }): ReactNode {
  return (
    <Card>
      <Loading label="Loading applications">
        <RowSkeletons rows={rows} height={86} />
      </Loading>
    </Card>
  );
}

export function ApplicationsError({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
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
