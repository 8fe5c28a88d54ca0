import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { reviewTexts } from '@crewcall/contracts-bookings';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSession } from '@crewcall/web-data-access';
import { Card, CardBody, RatingSummary, Section, StarRating } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useRatingsQuery, useRatingSummaryQuery } from '../api/ratings.api';
import { RatingWords } from './rating-words';
import { ratedOn, raterOf } from '../model/rating-labels';

/** The newest so many with their words; the rest is in the average. */
const shown = 5;

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  padding: '14px 24px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '& .by': { color: vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.55 },
  '& .words': { gridColumn: '1 / -1' },
  '@media (max-width: 767.95px)': { paddingInline: 16 },
}));

/** What companies gave a crew member after bookings: to every user in numbers, to companies with their words. */
export function RatingsOfCrew({ userId }: { userId: string }): ReactNode {
  const { user } = useSession();
  const isReader = user?.role === 'recruiter' || user?.role === 'admin' || user?.id === userId;
  const { data: summary } = useRatingSummaryQuery(userId);
  const { data: ratings } = useRatingsQuery(isReader ? { userId, page: 1, page_size: shown } : skipToken);
  if (!summary || summary.count === 0) return null;
  return (
    <Section title={`Ratings (${summary.count})`}>
      <Card>
        <CardBody sx={{ maxWidth: 480 }}>
          <RatingSummary {...summary} />
          <Typography variant="body2" color="textSecondary">
            From companies that booked them, after the job.
          </Typography>
        </CardBody>
        {ratings && ratings.items.length > 0 && (
          <ul>
            {ratings.items.map((rating) => (
              <Row key={rating.id}>
                <div>
                  <Typography variant="h5" component="h3">
                    {raterOf(rating)}
                  </Typography>
                  <p className="by">
                    {rating.job_title?.trim() || 'Project'}, {ratedOn(rating)}
                  </p>
                </div>
                {rating.is_removed ? reviewTexts.removed : <StarRating isCompact value={rating.rating} />}
                <RatingWords rating={rating} />
              </Row>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}
