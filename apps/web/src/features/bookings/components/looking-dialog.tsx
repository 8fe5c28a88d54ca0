import { FormDialog, LineSkeleton } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FailedLook } from '../../../shared/query-state';

interface LookingDialogProps {
  title: string;
  submitLabel: string;
  /** Undefined while the job is being looked up. */
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** A dialog about a job before that is there: it stands there at once, also where the job could not be loaded. */
export const LookingDialog = ({ error, onRetry, onClose, ...labels }: LookingDialogProps): ReactNode => (
  <FormDialog {...labels} isBusy={false} isIncomplete onSubmit={onClose} {...{ onClose }}>
    {error === undefined ? (
      <LineSkeleton />
    ) : (
      <FailedLook text="The job could not be loaded." {...{ error, onRetry }} />
    )}
  </FormDialog>
);
