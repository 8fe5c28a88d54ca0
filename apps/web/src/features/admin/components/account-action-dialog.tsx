import { administrationLimits, type AdminUser } from '@crewcall/contracts-identity';
import Typography from '@mui/material/Typography';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { WordsDialog } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useAdministerMutation, type AccountAction } from '../api/accounts-admin.api';
import { accountActionLabels, nameOf } from '../model/account-labels';

interface AccountActionDialogProps {
  user: AdminUser;
  action: AccountAction;
  onClose: () => void;
}

/** Asks once more, and why: the reason goes into the audit log. */
export function AccountActionDialog({ user, action, onClose }: AccountActionDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [administer, { isLoading, error }] = useAdministerMutation();
  const words = accountActionLabels[action];
  const send = async (reason: string): Promise<void> => {
    const answer = await administer({ id: user.id, action, ...(words.needsReason ? { reason } : {}) });
    if ('error' in answer) return;
    dispatch(showToast({ tone: 'good', title: words.done, text: nameOf(user) }));
    onClose();
  };
  return (
    <WordsDialog
      title={words.title(nameOf(user))}
      field={words.needsReason ? { label: 'Reason', maxLength: administrationLimits.reasonMax } : null}
      confirmLabel={words.label}
      isBusy={isLoading}
      isDestructive={words.isDestructive}
      problem={error && errorText(error, 'Please try again.')}
      onConfirm={(reason) => void send(reason)}
      onClose={onClose}
    >
      <Typography color="textSecondary">{words.text}</Typography>
    </WordsDialog>
  );
}
