import type { DeclineReason, DeclineRequest } from '@crewcall/contracts-bookings';
import { CheckField, FormDialog } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { DeclineFields } from './decline-fields';

interface DeclineDialogProps {
  company: string;
  isBusy: boolean;
  problem: string | null;
  onDecline: (request: DeclineRequest) => void;
  onClose: () => void;
}

/** No, with a reason that the company reads. */
export function DeclineDialog({ company, isBusy, problem, onDecline, onClose }: DeclineDialogProps): ReactNode {
  const [reason, setReason] = useState<DeclineReason>('not_free');
  const [text, setText] = useState('');
  const [makesUnavailable, setUnavailable] = useState(false);
  const send = (): void =>
    onDecline({
      reason,
      ...(text.trim() && { text: text.trim() }),
      ...(reason === 'not_free' && makesUnavailable && { makes_unavailable: true }),
    });
  return (
    <FormDialog
      title="Decline this offer?"
      submitLabel="Decline"
      busyLabel="Declining..."
      isDestructive
      {...{ isBusy, problem, onClose }}
      onSubmit={send}
    >
      <DeclineFields {...{ company, reason, text }} onReason={setReason} onText={setText} />
      {reason === 'not_free' && (
        <CheckField
          label="Make me not available then"
          checked={makesUnavailable}
          onChange={({ target }) => setUnavailable(target.checked)}
        />
      )}
    </FormDialog>
  );
}
