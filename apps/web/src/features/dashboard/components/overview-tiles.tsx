import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { figureOf } from '@crewcall/contracts-core';
import { errorText, onEveryVisit } from '@crewcall/web-data-access';
import { Card, CardBody, ErrorPanel, LineSkeleton, Loading } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useAnalyticsOverviewQuery } from '../api/overview.api';

const Tiles = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' });

/** Users, jobs and applications in numbers. */
export function OverviewTiles(): ReactNode {
  const { data, error, isFetching, refetch } = useAnalyticsOverviewQuery(undefined, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  if (!data && !isFetching) {
    return (
      <Card>
        <ErrorPanel
          title="The numbers did not load"
          message={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  const tiles: [title: string, value: number | undefined, text: string][] = [
    ['Total Users', data?.users.total, data ? `+${data.users.thisMonth} this month` : ''],
    ['Active Jobs', data?.jobs.active, data ? `of ${data.jobs.total}` : ''],
    ['Applications', data?.applications.total, data ? `${data.applications.hired} hired` : ''],
  ];
  const content = (
    <Tiles>
      {tiles.map(([title, value, text]) => (
        <Card key={title}>
          <CardBody sx={{ gap: 0.5, minHeight: 124 }}>
            <Typography variant="h6" component="h2">
              {title}
            </Typography>
            {value === undefined ? (
              <LineSkeleton width={80} height={32} />
            ) : (
              <Typography sx={{ fontSize: '2rem', fontWeight: 640, lineHeight: 1.15 }}>{figureOf(value)}</Typography>
            )}
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </CardBody>
        </Card>
      ))}
    </Tiles>
  );
  return data ? content : <Loading label="Loading the numbers">{content}</Loading>;
}
