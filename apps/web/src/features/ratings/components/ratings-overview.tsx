import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { calendarDate, PAGE_SIZE_DEFAULT } from '@crewcall/contracts-core';
import { errorText } from '@crewcall/web-data-access';
import {
  Card,
  CardBody,
  EmptyState,
  ErrorPanel,
  Loading,
  Pagination,
  RowSkeletons,
  SectionCard,
  StarRating,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import '../api/ratings.live';
import { useRatingsQuery, useRatingSummaryQuery } from '../api/ratings.api';
import { RatingTips } from './rating-tips';
import { RatingHistory } from './rating-history';

const Stack = styled('div')({ display: 'grid', gap: 24 });
const Tiles = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media (max-width: 767.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
});

/** A crew member's ratings: the average, how many, the latest, and every one of them. */
export function RatingsOverview({ userId }: { userId: string }): ReactNode {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const { data, error, isFetching, refetch } = useRatingsQuery({ userId, page }, { refetchOnMountOrArgChange: true });
  const { data: summary } = useRatingSummaryQuery(userId, { refetchOnMountOrArgChange: true });
  if (!data && isFetching) {
    return (
      <Card>
        <Loading label="Loading ratings">
          <RowSkeletons rows={4} height={86} />
        </Loading>
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <ErrorPanel
          title="Your ratings did not load"
          message={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  const latest = page === 1 ? data.items[0] : undefined;
  return (
    <Stack>
      <Tiles>
        <Tile title="Average Rating" text={`${summary?.count ?? data.total} in total`}>
          <StarRating value={summary?.count ? summary.average : null} size={20} />
        </Tile>
        <Tile title="Total Ratings" text="From completed projects">
          {summary?.count ?? data.total}
        </Tile>
        <Tile title="Latest Rating" text={latest ? calendarDate(new Date(latest.created_at)) : 'None yet'}>
          {latest ? <StarRating value={latest.rating} size={20} /> : '–'}
        </Tile>
      </Tiles>
      <SectionCard title="Rating History">
        {data.items.length === 0 ? (
          <EmptyState
            drawing="rating"
            title="No ratings yet"
            text="Companies rate you after a booking. Their words and stars appear here."
          />
        ) : (
          <RatingHistory ratings={data.items} />
        )}
      </SectionCard>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE_DEFAULT}
        total={data.total}
        noun="ratings"
        hrefOf={(to) => `?page=${to}`}
      />
      <RatingTips />
    </Stack>
  );
}

function Tile({ title, text, children }: { title: string; text: string; children: ReactNode }): ReactNode {
  return (
    <Card>
      <CardBody sx={{ gap: 0.5 }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <Typography component="div" sx={{ fontSize: '1.75rem', fontWeight: 640, lineHeight: 1.3 }}>
          {children}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </CardBody>
    </Card>
  );
}
