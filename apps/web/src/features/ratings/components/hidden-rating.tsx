import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** That a rating is there, and nothing of what it says. */
export function HiddenRating(): ReactNode {
  return (
    <Typography variant="body2" color="textSecondary">
      Rated, shown when both have written
    </Typography>
  );
}
