import { styled } from '@mui/material/styles';
import { partWords, type ReviewPart } from '@crewcall/contracts-bookings';
import type { Rating } from '@crewcall/contracts-jobs';
import { Quote } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  fontSize: '.875rem',
  '& .parts, & .reply': { color: vars.palette.text.secondary },
  '& .reply': { paddingLeft: 16, borderLeft: `2px solid ${vars.palette.divider}`, overflowWrap: 'anywhere' },
}));

/** What stands in a rating besides its stars: how the parts were, the company's words, the reply. */
export function RatingWords({ rating: { parts, comment, reply } }: { rating: Rating }): ReactNode {
  const judged = Object.entries(parts).map(([part, stars]) => `${partWords[part as ReviewPart]} ${stars}/5`);
  if (!judged.length && !comment && !reply) return null;
  return (
    <Root className="words">
      {judged.length > 0 && <p className="parts">{judged.join(' · ')}</p>}
      {comment && <Quote>“{comment}”</Quote>}
      {reply && <p className="reply">Reply: {reply}</p>}
    </Root>
  );
}
