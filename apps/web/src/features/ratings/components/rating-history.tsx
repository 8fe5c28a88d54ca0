import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { reviewTexts } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import type { Rating } from '@crewcall/contracts-jobs';
import type { Listed } from '@crewcall/web-data-access';
import { Card, EmptyState, Pagination, RowList, Section, StarRating, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { RatingWords } from './rating-words';
import { ratedAt, raterOf, ratingsPerPage } from '../model/rating-labels';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'baseline',
  padding: '16px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& .given': { display: 'flex', alignItems: 'center', gap: 8 },
  '& time, & .by': { color: vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.55 },
  '& .words': { gridColumn: '2 / -1' },
  '@media (max-width: 767.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: 16,
    '& .words': { gridColumn: '1 / -1' },
  },
}));

interface RatingHistoryProps {
  ratings: Listed<Rating>;
  page: number;
  hrefOf: (page: number) => string;
}

/** Every rating, the newest first, with the words that came with it. */
export function RatingHistory({ ratings, page, hrefOf }: RatingHistoryProps): ReactNode {
  return (
    <Section title="Rating History">
      {ratings.items.length === 0 ? (
        <Card>
          <EmptyState
            drawing="rating"
            title="No ratings yet"
            text="Companies rate you after a booking. Their words and stars appear here."
          />
        </Card>
      ) : (
        <RowList label="Rating History">
          {ratings.items.map((rating) => (
            <Row key={rating.id}>
              <span className="given">
                {rating.is_removed ? (
                  reviewTexts.removed
                ) : (
                  <>
                    <StarRating value={rating.rating} hasValue={false} />
                    <b>{rating.rating}/5</b>
                  </>
                )}
              </span>
              <div>
                <Typography variant="h5" component="h3">
                  {rating.job_title?.trim() || 'Project'}
                </Typography>
                <p className="by">
                  Rated by {raterOf(rating)}
                  {rating.booking_id && (
                    <>
                      {' · '}
                      <TextLink to={webRoutes.booking.href(rating.booking_id)}>
                        {rating.reply ? 'Booking' : 'Booking and reply'}
                      </TextLink>
                    </>
                  )}
                </p>
              </div>
              <time dateTime={rating.created_at}>{ratedAt(rating)}</time>
              <RatingWords rating={rating} />
            </Row>
          ))}
        </RowList>
      )}
      <Pagination page={page} pageSize={ratingsPerPage} total={ratings.total} noun="ratings" hrefOf={hrefOf} />
    </Section>
  );
}
