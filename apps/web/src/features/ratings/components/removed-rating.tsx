import Typography from '@mui/material/Typography';
import { reviewTexts } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';

/** In place of stars that an administrator took away. */
export function RemovedRating(): ReactNode {
  return (
    <Typography variant="body2" color="textSecondary">
      {reviewTexts.removed}
    </Typography>
  );
}
