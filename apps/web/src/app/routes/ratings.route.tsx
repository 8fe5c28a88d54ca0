import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Card, EmptyState, LinkButton, Page, PageHead, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { RatingsOverview } from '../../features/ratings';
import { ratingsApi } from '../../features/ratings/api/ratings.api';
import { ratingsPerPage } from '../../features/ratings/model/rating-labels';
import { useSignInAddress } from '../../shared/address';
import { once, type Needs } from '../needs';

export const needs: Needs = ({ dispatch, user, search }) => {
  if (user?.role !== 'freelancer') return undefined;
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const { ratings, ratingSummary } = ratingsApi.endpoints;
  return Promise.all([
    ...[...new Set([1, page])].map((each) =>
      dispatch(ratings.initiate({ userId: user.id, page: each, page_size: ratingsPerPage }, once)),
    ),
    dispatch(ratingSummary.initiate(user.id, once)),
  ]);
};

export function Component(): ReactNode {
  const { user, isChecking } = useSession();
  const signIn = useSignInAddress();
  const isCrew = user?.role === 'freelancer';
  return (
    <Page>
      <PageMeta title="My Ratings" />
      <PageHead title="My Ratings" />
      {!user && !isChecking && <Closed words="Please log in to view your ratings." to={signIn} label="Sign In" />}
      {user && !isCrew && (
        <Closed
          words="This page is only available for freelancers."
          to={webRoutes.dashboard.href()}
          label="Go to Dashboard"
        />
      )}
      {isCrew && <RatingsOverview userId={user.id} />}
    </Page>
  );
}

function Closed({ words, to, label }: { words: string; to: string; label: string }): ReactNode {
  return (
    <Card>
      <EmptyState
        drawing="rating"
        title={words}
        action={
          <LinkButton to={to} variant="contained" color="inherit">
            {label}
          </LinkButton>
        }
      />
    </Card>
  );
}
