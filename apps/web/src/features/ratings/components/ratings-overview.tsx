import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { webRoutes } from '@crewcall/contracts-core';
import type { Rating, RatingSummary as Summary } from '@crewcall/contracts-jobs';
import { errorText, onEveryVisit } from '@crewcall/web-data-access';
import {
  Card,
  CardBody,
  ErrorPanel,
  LineSkeleton,
  Loading,
  RatingSummary,
  RowSkeletons,
  Stack,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFilledPage } from '../../../shared/query-state';
import { useRatingsQuery, useRatingSummaryQuery } from '../api/ratings.api';
import { ratedOn, ratingsPerPage } from '../model/rating-labels';
import { RatingHistory } from './rating-history';
import { RatingTips } from './rating-tips';
import { RemovedRating } from './removed-rating';

const Tiles = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media (max-width: 767.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
});

const hrefOf = (page: number): string => webRoutes.ratings.href({ page: page === 1 ? undefined : String(page) });

/** A crew member's ratings: what they add up to, who gave them, and how there may be better ones. */
export function RatingsOverview({ userId }: { userId: string }): ReactNode {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const query = { userId, page, page_size: ratingsPerPage };
  const answer = useRatingsQuery(query, { refetchOnMountOrArgChange: onEveryVisit() });
  const { currentData, error, isFetching, refetch } = answer;
  const ratings = useFilledPage(answer, ratingsPerPage, hrefOf);
  const latest = useRatingsQuery({ userId, page: 1, page_size: ratingsPerPage }).data?.items[0];
  const { data: summary, error: noSummary } = useRatingSummaryQuery(userId, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });

  // Another page than the one asked for would pass for it.
  if (!currentData && !isFetching) {
    return (
      <Card>
        <ErrorPanel
          title="Your ratings did not load"
          message={errorText(error ?? noSummary, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  const content = (
    <Stack>
      <RatingTiles {...{ summary, latest }} isLoaded={ratings !== undefined} />
      {ratings ? (
        <RatingHistory {...{ ratings, page, hrefOf }} />
      ) : (
        <Card>
          <RowSkeletons rows={3} height={86} />
        </Card>
      )}
      <RatingTips />
    </Stack>
  );
  return ratings ? content : <Loading label="Loading your ratings">{content}</Loading>;
}

interface RatingTilesProps {
  summary: Summary | undefined;
  latest: Rating | undefined;
  isLoaded: boolean;
}

function RatingTiles({ summary, latest, isLoaded }: RatingTilesProps): ReactNode {
  return (
    <Tiles>
      <Tile title="Average Rating" text={summary ? `${summary.count} in total` : ''}>
        {summary && (
          <RatingSummary
            average={summary.count ? summary.average : null}
            count={summary.count}
            distribution={summary.distribution}
          />
        )}
      </Tile>
      <Tile title="Total Ratings" text="From completed projects">
        {summary && <Figure>{summary.count}</Figure>}
      </Tile>
      <Tile title="Latest Rating" text={latest ? ratedOn(latest) : 'None yet'}>
        {isLoaded && (latest?.is_removed ? <RemovedRating /> : <Figure>{latest ? `${latest.rating}/5` : '–'}</Figure>)}
      </Tile>
    </Tiles>
  );
}

function Figure({ children }: { children: ReactNode }): ReactNode {
  return <Typography sx={{ fontSize: '2rem', fontWeight: 640, lineHeight: 1.15 }}>{children}</Typography>;
}

function Tile({ title, text, children }: { title: string; text: string; children: ReactNode }): ReactNode {
  return (
    <Card>
      <CardBody sx={{ gap: 1, alignContent: 'start', minHeight: 124 }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        {children || <LineSkeleton width={96} height={32} />}
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </CardBody>
    </Card>
  );
}
