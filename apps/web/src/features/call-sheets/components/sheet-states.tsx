import { webRoutes } from '@crewcall/contracts-core';
import { errorText, isApiFailure } from '@crewcall/web-data-access';
import { Card, EmptyState, ErrorPanel, LineSkeleton, LinkButton, Loading, PageHead } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface SheetStatesProps {
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/** While a sheet is not there: on its way, not for this person, or failed. */
export function SheetStates({ error, isFetching, onRetry }: SheetStatesProps): ReactNode {
  if (isFetching)
    return (
      <Loading label="Loading the call sheet">
        <LineSkeleton width="60%" height={34} />
        <LineSkeleton width="40%" />
        <Card sx={{ mt: 3, minHeight: 420 }} />
      </Loading>
    );
  const isGone = isApiFailure(error) && error.status === 404;
  return (
    <>
      <PageHead title={isGone ? 'This call sheet does not exist' : 'The call sheet could not be loaded.'} />
      <Card>
        {isGone ? (
          <EmptyState
            drawing="list"
            heading="h2"
            title="Nothing is here"
            text="You may not be booked on this call any more."
            action={
              <LinkButton to={webRoutes.dashboard.href()} variant="contained" color="inherit">
                Go to Dashboard
              </LinkButton>
            }
          />
        ) : (
          <ErrorPanel message={errorText(error, 'Please try again.')} onRetry={onRetry} />
        )}
      </Card>
    </>
  );
}
