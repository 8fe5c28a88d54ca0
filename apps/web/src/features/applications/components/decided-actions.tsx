import Button from '@mui/material/Button';
import type { Application } from '@crewcall/contracts-jobs';
import type { ReactNode } from 'react';
import { isHidable } from '../model/application-labels';

interface DecidedActionsProps {
  application: Application;
  name: string;
  isBusy: boolean;
  onTakeBack: () => void;
  onHide: () => void;
}

/** What is left of a no: the way back while its applicant has not heard it, then off the list with it. */
export function DecidedActions({ application, name, isBusy, onTakeBack, onHide }: DecidedActionsProps): ReactNode {
  if (application.takes_back_until)
    return (
      <Button
        variant="outlined"
        size="small"
        disabled={isBusy}
        onClick={onTakeBack}
        aria-label={`Take back the rejection of ${name}`}
      >
        Take back
      </Button>
    );
  if (!isHidable(application)) return null;
  return (
    <Button variant="text" size="small" disabled={isBusy} onClick={onHide} aria-label={`Hide ${name}`}>
      Hide
    </Button>
  );
}
