import { useSession } from '@crewcall/web-data-access';
import { Card, EmptyState, LinkButton, Page, PageHead, usePageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useFreelancerQuery } from '../../features/profile';
import { RatingsOverview } from '../../features/ratings';

export function Component(): ReactNode {
  usePageMeta({ title: 'My Ratings' });
  const { user, isChecking } = useSession();
  const isCrew = user?.role === 'freelancer';
  const { data: profile } = useFreelancerQuery(user?.id ?? '', { skip: !isCrew });
  return (
    <Page>
      <PageHead title="My Ratings" />
      {!user && !isChecking && <Closed words="Please log in to view your ratings." to="/auth" label="Sign In" />}
      {user && !isCrew && (
        <Closed words="This page is only available for freelancers." to="/dashboard" label="Go to Dashboard" />
      )}
      {isCrew && <RatingsOverview average={profile?.rating_average ?? null} count={profile?.rating_count ?? 0} />}
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
