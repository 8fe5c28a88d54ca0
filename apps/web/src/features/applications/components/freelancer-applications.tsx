import { onEveryVisit } from '@crewcall/web-data-access';
import { webRoutes } from '@crewcall/contracts-core';
import type { Application } from '@crewcall/contracts-jobs';
import { Card, EmptyState, LinkButton, Pagination, RowList, Section, Stack } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFilledPage } from '../../../shared/query-state';
import '../api/applications.live';
import { useApplicationCountsQuery, useFreelancerApplicationsQuery } from '../api/applications.api';
import { ownApplicationsQuery } from '../model/application-queries';
import { ApplicationsMissing } from './applications-states';
import { CountsSummary } from './counts-summary';
import { OwnApplication } from './own-application';

const kinds = {
  applications: {
    title: 'My Applications',
    emptyTitle: 'No Applications Yet',
    emptyText: 'Jobs you apply for appear here, with what happens next.',
    drawing: 'list',
  },
  bookings: {
    title: 'My Bookings',
    emptyTitle: 'No Bookings Yet',
    emptyText: 'When a company hires you, the call time and place are kept here.',
    drawing: 'stage',
  },
} as const;

const whereHiresAre = 'What you are hired for is in My Bookings, under Ratings.';

interface FreelancerApplicationsProps {
  userId: string;
  kind: keyof typeof kinds;
  ratingCount?: number;
  bookingActionsOf?: (booking: Application) => ReactNode;
  contactOf?: (application: Application) => ReactNode;
}

/** A crew member's applications (everything but the hired ones) or bookings (only those). */
export function FreelancerApplications({
  userId,
  kind,
  ratingCount,
  bookingActionsOf,
  contactOf,
}: FreelancerApplicationsProps): ReactNode {
  const [params] = useSearchParams();
  const { title, emptyTitle, emptyText, drawing } = kinds[kind];
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const query = ownApplicationsQuery(userId, kind, page);
  const answer = useFreelancerApplicationsQuery(query, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  const { data: counts } = useApplicationCountsQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  const hrefOf = (to: number): string => {
    const next = new URLSearchParams(params);
    next.set('page', String(to));
    return `?${next.toString()}`;
  };

  const data = useFilledPage(answer, query.page_size, hrefOf);
  if (!data) return <ApplicationsMissing {...answer} />;
  return (
    <Stack>
      <CountsSummary counts={counts} side="freelancer" ratingCount={ratingCount} />
      <Section title={title} isTitleHidden={kind === 'applications'}>
        {data.items.length === 0 ? (
          <Card>
            <EmptyState
              drawing={drawing}
              title={emptyTitle}
              text={kind === 'applications' && counts?.hired ? `${emptyText} ${whereHiresAre}` : emptyText}
              action={
                kind === 'applications' && counts?.hired ? (
                  <LinkButton to={webRoutes.dashboard.href({ tab: 'ratings' })} variant="contained" color="inherit">
                    My Bookings
                  </LinkButton>
                ) : (
                  <LinkButton to={webRoutes.jobs.href()} variant="contained" color="inherit">
                    Find Jobs
                  </LinkButton>
                )
              }
            />
          </Card>
        ) : (
          <RowList label={title}>
            {data.items.map((application) => (
              <OwnApplication
                key={application.id}
                application={application}
                bookingActions={bookingActionsOf?.(application)}
                contact={contactOf?.(application)}
              />
            ))}
          </RowList>
        )}
        <Pagination page={page} pageSize={query.page_size} total={data.total} noun={kind} hrefOf={hrefOf} />
      </Section>
    </Stack>
  );
}
