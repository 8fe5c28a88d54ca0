import { webRoutes } from '@crewcall/contracts-core';
import { errorText, isUnknown } from '@crewcall/web-data-access';
import { Card, EmptyState, ErrorPanel, LineSkeleton, LinkButton, Loading, PageHead } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface OneStateProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** As in a sentence: “offer”, “call sheet”. */
  noun: string;
  /** Why there may be none for this person. */
  whyNone: string;
}

/** In place of a page about one thing that is not there: on its way, not for this person, or failed. */
export function OneState({ query: { error, isFetching, refetch }, noun, whyNone }: OneStateProps): ReactNode {
  if (isFetching)
    return (
      <Loading label={`Loading the ${noun}`}>
        <LineSkeleton width="50%" height={34} />
        <LineSkeleton width="30%" />
        <Card sx={{ mt: 3, minHeight: 320 }} />
      </Loading>
    );
  const isNone = isUnknown(error);
  return (
    <>
      <PageHead title={isNone ? `This ${noun} does not exist` : `The ${noun} could not be loaded.`} />
      <Card>
        {isNone ? (
          <EmptyState
            drawing="list"
            heading="h2"
            title="Nothing is here"
            text={whyNone}
            action={
              <LinkButton to={webRoutes.dashboard.href()} variant="contained" color="inherit">
                Go to Dashboard
              </LinkButton>
            }
          />
        ) : (
          <ErrorPanel message={errorText(error, 'Please try again.')} onRetry={() => void refetch()} />
        )}
      </Card>
    </>
  );
}
