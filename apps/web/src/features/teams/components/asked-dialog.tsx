import { errorText } from '@crewcall/web-data-access';
import { ConfirmDialog, Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

interface AskedDialogProps {
  title: string;
  confirmLabel: string;
  isDestructive?: boolean;
  outcome: { isLoading: boolean; error?: unknown };
  work: () => PromiseLike<{ error?: unknown }>;
  onDone?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once more, does it, and stays with the reason where it came to nothing. */
export function AskedDialog({ outcome, work, onDone, onClose, children, ...asked }: AskedDialogProps): ReactNode {
  const confirm = async (): Promise<void> => {
    if ((await work()).error) return;
    onClose();
    onDone?.();
  };
  return (
    <ConfirmDialog open {...asked} isBusy={outcome.isLoading} onConfirm={() => void confirm()} onClose={onClose}>
      {children}
      {Boolean(outcome.error) && (
        <Note tone="bad" isAlert>
          {errorText(outcome.error, 'That was not saved. Please try again.')}
        </Note>
      )}
    </ConfirmDialog>
  );
}
