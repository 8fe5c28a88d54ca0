import { webRoutes } from '@crewcall/contracts-core';
import { errorText, isApiFailure } from '@crewcall/web-data-access';
import { Card, EmptyState, ErrorPanel, LineSkeleton, LinkButton, Loading, PageHead } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface AgreementStatesProps {
  /** 'offer', 'booking' */
  noun: string;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/** While an offer or a booking is not there: on its way, not for this person, or failed. */
export function AgreementStates({ noun, error, isFetching, onRetry }: AgreementStatesProps): ReactNode {
  if (isFetching)
    return (
      <Loading label={`Loading the ${noun}`}>
        <LineSkeleton width="50%" height={34} />
        <LineSkeleton width="30%" />
        <Card sx={{ mt: 3, minHeight: 320 }} />
      </Loading>
    );
  const isGone = isApiFailure(error) && (error.status === 404 || error.status === 400);
  return (
    <>
      <PageHead title={isGone ? `This ${noun} does not exist` : `The ${noun} could not be loaded.`} />
      <Card>
        {isGone ? (
          <EmptyState
            drawing="list"
            heading="h2"
            title="Nothing is here"
            text="It may be for somebody else, or its job was taken down."
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
