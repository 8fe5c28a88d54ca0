import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dayWords } from '@crewcall/contracts-bookings';
import { londonDayOf } from '@crewcall/contracts-jobs';
import { Card, Section } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { newestReviews, useCompanyReviewsQuery } from '../api/reviews.api';
import { OneReview } from './one-review';

const Row = styled('li')(({ theme: { vars } }) => ({
  padding: '14px 24px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '@media (max-width: 767.95px)': { paddingInline: 16 },
}));

/** What crew wrote of a company after bookings, each by the role that they worked. */
export function CompanyReviews({ userId }: { userId: string }): ReactNode {
  const { data } = useCompanyReviewsQuery(newestReviews(userId));
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={`Reviews (${data.total})`}>
      <Card>
        <ul>
          {data.items.map((review) => (
            <Row key={review.id}>
              <Typography variant="h5" component="h3" gutterBottom>
                {review.role}, {dayWords(londonDayOf(new Date(review.shown_at)))}
              </Typography>
              <OneReview review={review} replier="The company" />
            </Row>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
