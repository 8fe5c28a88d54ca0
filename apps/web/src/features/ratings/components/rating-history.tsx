import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { calendarDate } from '@crewcall/contracts-core';
import type { Rating } from '@crewcall/contracts-jobs';
import { Quote, StarRating } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  '& > li': { display: 'grid', gap: 4, padding: '16px 0', borderTop: `1px solid ${vars.palette.divider}` },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
}));
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });

export function RatingHistory({ ratings }: { ratings: readonly Rating[] }): ReactNode {
  return (
    <List>
      {ratings.map((rating) => {
        const at = new Date(rating.created_at);
        return (
          <li key={rating.id}>
            <Typography variant="h5" component="h3">
              {rating.job_title ?? 'Project'}
            </Typography>
            <span>
              <StarRating value={rating.rating} hasValue={false} /> {rating.rating}/5
            </span>
            {rating.comment && <Quote>“{rating.comment}”</Quote>}
            <Typography variant="body2" color="textSecondary">
              Rated by {raterName(rating)}, {calendarDate(at)}, {clock.format(at)}
            </Typography>
          </li>
        );
      })}
    </List>
  );
}

function raterName({ recruiter: { first_name, last_name, company_name } }: Rating): string {
  return [first_name, last_name].filter(Boolean).join(' ') || company_name || 'Recruiter';
}
