import { styled } from '@mui/material/styles';
import type { Offer } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';

const Ranks = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  '& li': { padding: '12px 14px', fontWeight: 600 },
  '& li + li': { borderLeft: `1px solid ${vars.palette.divider}` },
}));

/** Two ranks in words: for the slot and on the person's dates; never whose the others are. */
export function OfferRanks({ offer: { rank_words } }: { offer: Offer }): ReactNode {
  if (!rank_words.length) return null;
  return (
    <Ranks aria-label="Where this pencil stands">
      {rank_words.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </Ranks>
  );
}
