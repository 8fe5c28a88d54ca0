import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dayWords, partWords, type ReviewPart, reviewTexts, type ShownReview } from '@crewcall/contracts-bookings';
import { londonDayOf } from '@crewcall/contracts-jobs';
import { Quote, StarRating } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  '& .parts': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', fontSize: '.875rem' },
  '& .parts div': { display: 'flex', gap: 6 },
  '& dt, & .reply': { color: vars.palette.text.secondary },
  '& .reply': { paddingLeft: 16, borderLeft: `2px solid ${vars.palette.divider}`, fontSize: '.875rem' },
  '& p': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

type Review = Omit<ShownReview, 'shown_at' | 'side'>;

interface OneReviewProps {
  review: Review;
  /** Who replied. */
  replier: string;
}

/** What stands in a review, with the reply to it. */
export function OneReview({
  review: { stars, parts, text, reply, replied_at, is_removed },
  replier,
}: OneReviewProps): ReactNode {
  const judged = Object.entries(parts) as [ReviewPart, number][];
  return (
    <Root>
      {is_removed ? <Typography color="textSecondary">{reviewTexts.removed}</Typography> : <StarRating value={stars} />}
      {judged.length > 0 && (
        <dl className="parts">
          {judged.map(([part, given]) => (
            <div key={part}>
              <dt>{partWords[part]}</dt>
              <dd aria-label={`${given} out of 5`}>{given}/5</dd>
            </div>
          ))}
        </dl>
      )}
      {text && <Quote>“{text}”</Quote>}
      {reply && (
        <div className="reply">
          <b>
            {replier} replied{replied_at && `, ${dayWords(londonDayOf(new Date(replied_at)))}`}
          </b>
          <p>{reply}</p>
        </div>
      )}
    </Root>
  );
}
