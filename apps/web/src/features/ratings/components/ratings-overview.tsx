import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Card, CardBody, EmptyState, SectionCard, StarRating } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { RatingTips } from './rating-tips';

const Stack = styled('div')({ display: 'grid', gap: 24 });
const Tiles = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (max-width: 767.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
});

/** A crew member's rating as everybody sees it; the history follows once companies can rate. */
export function RatingsOverview({ average, count }: { average: number | null; count: number }): ReactNode {
  return (
    <Stack>
      <Tiles>
        <Tile title="Average Rating" text={`${count} in total`}>
          <StarRating value={average} count={count} size={20} />
        </Tile>
        <Tile title="Total Ratings" text="From completed projects">
          {count}
        </Tile>
      </Tiles>
      {count === 0 && (
        <SectionCard title="Rating History">
          <EmptyState
            drawing="rating"
            title="No ratings yet"
            text="Companies rate you after a booking. Their words and stars appear here."
          />
        </SectionCard>
      )}
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
