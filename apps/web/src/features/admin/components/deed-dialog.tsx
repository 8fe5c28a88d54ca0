import { administrationLimits, type AdminUser } from '@crewcall/contracts-identity';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Dialog, Note, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useAdministerMutation, type AccountDeed } from '../api/accounts-admin.api';
import { deedWords, nameOf } from '../model/account-words';

interface DeedDialogProps {
  user: AdminUser;
  deed: AccountDeed;
  onClose: () => void;
}

/** Asks once more, and why: the reason goes into the audit log. */
export function DeedDialog({ user, deed, onClose }: DeedDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [administer, { isLoading, error }] = useAdministerMutation();
  const [reason, setReason] = useState('');
  const words = deedWords[deed];
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await administer({ id: user.id, deed, ...(words.needsReason ? { reason: reason.trim() } : {}) });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: words.done, text: nameOf(user) }));
    onClose();
  };
  return (
    <Dialog
      open
      title={words.title(nameOf(user))}
      onClose={onClose}
      isBusy={isLoading}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={words.isDestructive ? 'error' : 'primary'}
            disabled={isLoading || (words.needsReason && !reason.trim())}
          >
            {words.label}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">{words.text}</Typography>
      {words.needsReason && (
        <TextField
          label="Reason"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          input={{ maxLength: administrationLimits.reasonMax }}
        />
      )}
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'Please try again.')}
        </Note>
      )}
    </Dialog>
  );
}
