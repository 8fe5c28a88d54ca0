import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  /** Names the thing: 'Delete “FOH Sound Engineer”?' */
  title: ReactNode;
  children: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  isBusy?: boolean;
  isDestructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel = 'Cancel',
  isBusy = false,
  isDestructive = true,
  onConfirm,
  onClose,
}: ConfirmDialogProps): ReactNode {
  return (
    <Dialog
      {...{ open, onClose, title, isBusy }}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button variant="contained" color={isDestructive ? 'error' : 'primary'} onClick={onConfirm} disabled={isBusy}>
            {isBusy ? (busyLabel ?? confirmLabel) : confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
