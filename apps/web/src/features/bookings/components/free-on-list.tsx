import Typography from '@mui/material/Typography';
import { type FreeOfList, reasonsOf } from '@crewcall/contracts-bookings';
import { LineSkeleton } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FailedLook } from '../../../shared/query-state';

interface FreeOnListProps {
  found: FreeOfList | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Before anything is sent: how many are free, how many of them are asked, and why the others are not. */
export function FreeOnList({ found, error, onRetry }: FreeOnListProps): ReactNode {
  if (error) return <FailedLook text="Who is free could not be looked up." {...{ error, onRetry }} />;
  return (
    <div role="status">
      {found ? (
        <>
          <Typography variant="h5" component="p">
            {found.words}
          </Typography>
          {found.skipped.length > 0 && (
            <Typography variant="body2" color="textSecondary">{`Not asked: ${reasonsOf(found.skipped)}.`}</Typography>
          )}
          {found.most_words && (
            <Typography variant="body2" color="textSecondary">
              {`${found.most_words} ${found.most ? `${found.most} can be asked now.` : 'None can be asked now.'}`}
            </Typography>
          )}
        </>
      ) : (
        <LineSkeleton />
      )}
    </div>
  );
}
