import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { figureOf, webRoutes } from '@crewcall/contracts-core';
import { ActionRow, Card, CardBody, EmptyState, LinkButton, Section, SectionCard, Stack } from '@crewcall/web-ui';
import { onEveryVisit } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { useAdminOverviewQuery, useFeedbackStatsQuery, useRecentActivityQuery } from '../api/admin.api';
import { ActivityFeed } from './activity-feed';
import { QueryBoundary } from './query-boundary';

const Tiles = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' });
/** Fresh whenever the tab is opened, and every half minute while it stays open. */
const live = () => ({
  refetchOnMountOrArgChange: onEveryVisit(),
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
});

function Tile({ title, value, text }: { title: string; value: number; text: string }): ReactNode {
  return (
    <Card>
      <CardBody sx={{ gap: 0.5 }}>
        <Typography variant="h6" component="h3">
          {title}
        </Typography>
        <Typography sx={{ fontSize: '2rem', fontWeight: 640, lineHeight: 1.15 }}>{figureOf(value)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </CardBody>
    </Card>
  );
}

/** The platform this moment, and what happened last. */
export function OverviewTab(): ReactNode {
  const overview = useAdminOverviewQuery(undefined, live());
  const stats = useFeedbackStatsQuery(undefined, live());
  const activity = useRecentActivityQuery(undefined, live());
  return (
    <Stack>
      <Section title="The platform in numbers" isTitleHidden>
        <QueryBoundary query={overview} what="the numbers">
          {({ users, jobs, applications }) => (
            <Tiles>
              <Tile title="Total Users" value={users.total} text={`+${users.thisMonth} this month`} />
              <Tile title="Active Jobs" value={jobs.active} text={`of ${jobs.total} total`} />
              <Tile
                title="Pending Feedback"
                value={stats.data?.pending ?? 0}
                text={`of ${stats.data?.total ?? 0} total`}
              />
              <Tile title="Applications" value={applications.total} text={`${applications.hired} hired`} />
            </Tiles>
          )}
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
