import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';
import { Note } from '../states/note';
import { Dialog } from './dialog';

export interface FormDialogProps {
  title: ReactNode;
  children: ReactNode;
  submitLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  isBusy: boolean;
  isDestructive?: boolean;
  /** Nothing can be sent yet. */
  isIncomplete?: boolean;
  /** Why it came to nothing, for people. */
  problem?: string | null | undefined;
  /** The problem is a question: sending once more answers it. */
  isQuestion?: boolean;
  /** Does away with what is edited. */
  onRemove?: (() => void) | undefined;
  removeLabel?: string;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks for a few fields: the buttons below them, and between the two what went wrong. It is there while it is rendered. */
export function FormDialog({
  title,
  children,
  submitLabel,
  busyLabel = submitLabel,
  cancelLabel = 'Cancel',
  isBusy,
  isDestructive = false,
  isIncomplete = false,
  problem,
  isQuestion = false,
  onRemove,
  removeLabel = 'Remove',
  onSubmit,
  onClose,
}: FormDialogProps): ReactNode {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // It may be rendered within a form of the page, which the event would reach through the portal.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog
      open
      {...{ title, onClose, isBusy }}
      onSubmit={submit}
      said={
        problem && (
          <Note tone={isQuestion ? 'warn' : 'bad'} isAlert>
            {problem}
          </Note>
        )
      }
      actions={
        <>
          {onRemove && (
            <Button color="error" variant="text" disabled={isBusy} onClick={onRemove}>
              {removeLabel}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            disabled={isBusy || isIncomplete}
          >
            {isBusy ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
