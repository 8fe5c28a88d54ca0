import { errorText, isApiFailure } from '@crewcall/web-data-access';
import { Card, ErrorPanel, Loading, PersonSkeleton } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

export function ProfileLoading(): ReactNode {
  return (
    <Card sx={{ minHeight: 320 }}>
      <Loading label="Loading the profile">
        <PersonSkeleton />
      </Loading>
    </Card>
  );
}

export function ProfileError({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  return (
    <Card>
      <ErrorPanel title="Profile not found" message={errorText(error, 'Please try again.')} onRetry={onRetry} />
    </Card>
  );
}

/** No profile yet is an answer, and means that one can be made. */
export function isMissing(error: unknown): boolean {
  return isApiFailure(error) && error.status === 404;
}
