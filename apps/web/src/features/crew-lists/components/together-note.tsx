import Typography from '@mui/material/Typography';
import { togetherWords } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import { useCrewMarksQuery } from '../api/crew-lists.api';

interface TogetherNoteProps {
  userId: string;
  /** The people whose marks are asked with this person's: those of the same page. */
  among: readonly string[];
}

/** How often the company and this person worked together, where they did; no other company reads it. */
export function TogetherNote({ userId, among }: TogetherNoteProps): ReactNode {
  const { data: marks } = useCrewMarksQuery(among);
  const together = marks?.find(({ user_id }) => user_id === userId)?.together ?? 0;
  return (
    together > 0 && (
      <Typography variant="caption" color="textSecondary">
        {togetherWords(together)}
      </Typography>
    )
  );
}
