import type { FeedbackStats } from '@crewcall/contracts-admin';
import { webRoutes } from '@crewcall/contracts-core';
import { ActionRow, EmptyState, LinkButton, Section, SectionCard, Stack } from '@crewcall/web-ui';
import { onEveryVisit } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { useAdminOverviewQuery, useFeedbackStatsQuery, useRecentActivityQuery } from '../api/admin.api';
import { ActivityFeed } from './activity-feed';
import { FigureTiles, tilesOf } from './overview-tiles';
import { QueryBoundary } from './query-boundary';

/** Fresh whenever the tab is opened, and every half minute while it stays open. */
const live = () => ({
  refetchOnMountOrArgChange: onEveryVisit(),
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
});

const pendingOf = ({ pending, total }: FeedbackStats = { pending: 0, total: 0 }) => ({
  title: 'Pending Feedback',
  value: pending,
  text: `of ${total} total`,
});

/** The platform this moment, and what happened last. */
export function OverviewTab(): ReactNode {
  const overview = useAdminOverviewQuery(undefined, live());
  const stats = useFeedbackStatsQuery(undefined, live());
  const activity = useRecentActivityQuery(undefined, live());
  return (
    <Stack>
      <Section title="The platform in numbers" isTitleHidden>
        <QueryBoundary query={overview} what="the numbers">
          {(figures) => <FigureTiles tiles={tilesOf(figures, [pendingOf(stats.data)])} />}
        </QueryBoundary>
      </Section>
      <Section title="Desks">
        <ActionRow>
          <LinkButton to={webRoutes.adminReports.href()} variant="outlined">
            Reports
          </LinkButton>
          <LinkButton to={webRoutes.adminTickets.href()} variant="outlined">
            Tickets
          </LinkButton>
          <LinkButton to={webRoutes.adminAudit.href()} variant="outlined">
            Audit log
          </LinkButton>
          <LinkButton to={webRoutes.adminOperations.href()} variant="outlined">
            Operations
          </LinkButton>
        </ActionRow>
      </Section>
      <QueryBoundary query={activity} what="recent activity">
        {(items) => (
          <SectionCard title="Recent Activity">
            {items.length ? (
              <ActivityFeed items={items} />
            ) : (
              <EmptyState drawing="list" title="Nothing has happened yet" />
            )}
          </SectionCard>
        )}
      </QueryBoundary>
    </Stack>
  );
}
