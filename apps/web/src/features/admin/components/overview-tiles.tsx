import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AnalyticsOverview } from '@crewcall/contracts-admin';
import { figureOf } from '@crewcall/contracts-core';
import { onEveryVisit } from '@crewcall/web-data-access';
import { Card, CardBody } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useAdminOverviewQuery } from '../api/admin.api';
import { QueryBoundary } from './query-boundary';

const Tiles = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' });

interface Tile {
  title: string;
  value: number;
  text: string;
}

/** Users, jobs and applications in numbers; others in between. */
export const tilesOf = ({ users, jobs, applications }: AnalyticsOverview, others: readonly Tile[] = []): Tile[] => [
  { title: 'Total Users', value: users.total, text: `+${users.thisMonth} this month` },
  { title: 'Active Jobs', value: jobs.active, text: `of ${jobs.total} total` },
  ...others,
  { title: 'Applications', value: applications.total, text: `${applications.hired} hired` },
];

export function FigureTiles({ tiles }: { tiles: readonly Tile[] }): ReactNode {
  return (
    <Tiles>
      {tiles.map(({ title, value, text }) => (
        <Card key={title}>
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
      ))}
    </Tiles>
  );
}

export function OverviewTiles(): ReactNode {
  const query = useAdminOverviewQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  return (
    <QueryBoundary query={query} what="the numbers">
      {(overview) => <FigureTiles tiles={tilesOf(overview)} />}
    </QueryBoundary>
  );
}
