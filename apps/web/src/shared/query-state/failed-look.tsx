import Button from '@mui/material/Button';
import { errorText } from '@crewcall/web-data-access';
import { Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface FailedLookProps {
  error: unknown;
  text: string;
  onRetry: () => void;
}

/** In a dialog or among fields: what they begin with could not be looked up. */
export function FailedLook({ error, text, onRetry }: FailedLookProps): ReactNode {
  return (
    <Note tone="bad" isAlert>
      {errorText(error, text)}{' '}
      <Button size="small" variant="text" onClick={onRetry}>
        Retry
      </Button>
    </Note>
  );
}
