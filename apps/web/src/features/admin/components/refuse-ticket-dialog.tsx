import { type TicketReason, ticketReasonKeys, ticketReasons } from '@crewcall/contracts-identity';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, SelectField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useRefuseTicketMutation } from '../api/ticket-checks.api';

const reasons = ticketReasonKeys.map((value) => ({ value, label: ticketReasons[value] }));
const titles = { reject: 'Reject this ticket', withdraw: 'Withdraw the verification' } as const;

interface RefuseTicketDialogProps {
  id: string;
  how: 'reject' | 'withdraw';
  onClose: () => void;
}

/** The owner reads the reason. */
export function RefuseTicketDialog({ id, how, onClose }: RefuseTicketDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState<TicketReason | ''>('');
  const [isTried, setTried] = useState(false);
  const [refuse, { isLoading, error }] = useRefuseTicketMutation();
  const submit = async (): Promise<void> => {
    setTried(true);
    if (!reason) return;
    const answer = await refuse({ id, how, reason });
    if ('error' in answer && answer.error) return;
    dispatch(showToast({ tone: 'good', title: how === 'reject' ? 'Ticket rejected' : 'Verification withdrawn' }));
    onClose();
  };
  return (
    <FormDialog
      title={titles[how]}
      submitLabel={how === 'reject' ? 'Reject' : 'Withdraw'}
      busyLabel="Sending..."
      isBusy={isLoading}
      problem={error && errorText(error, 'Please try again.')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label="Reason"
        placeholder="Choose one"
        options={reasons}
        value={reason}
        error={isTried && !reason ? 'Please choose a reason.' : undefined}
        hint="Its owner reads it."
        onChange={({ target }) => setReason(target.value as TicketReason)}
      />
    </FormDialog>
  );
}
