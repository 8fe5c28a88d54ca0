import { callLabelOf, callsLeftOf, cancelCostOf, cancelLimits, type Booking } from '@crewcall/contracts-bookings';
import { CheckField, FormDialog, Note, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useCancelBooking } from '../hooks/use-cancel-booking';

/** A company gives the booking up, or calls of it: what that costs by the agreed terms stands in the dialog. */
export function CompanyCancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }): ReactNode {
  const { id, calls, terms, freelancer_name } = booking;
  const left = callsLeftOf(booking);
  const [chosen, setChosen] = useState<readonly string[]>(left.map((call) => call.id));
  const [reason, setReason] = useState('');
  const { cancel, isBusy, problem } = useCancelBooking(id, onClose);
  const cancelled = left.filter((call) => chosen.includes(call.id));
  const isWhole = cancelled.length === left.length;
  const now = new Date();
  const hasBegun = left.some(({ from }) => new Date(from) <= now);
  const cost = cancelled.length ? cancelCostOf(cancelled, { all: calls.length, isWhole, hasBegun }, terms, now) : null;
  const name = freelancer_name?.split(' ')[0] ?? 'The crew member';
  return (
    <FormDialog
      title="Cancel this booking?"
      submitLabel={isWhole ? 'Cancel booking' : 'Cancel these calls'}
      busyLabel="Cancelling..."
      cancelLabel="Keep it"
      isDestructive
      isIncomplete={!reason.trim() || !cost}
      {...{ isBusy, problem, onClose }}
      onSubmit={() => void cancel({ reason: reason.trim(), ...(!isWhole && { call_ids: [...chosen] }) })}
    >
      <p>{name} is told at once, and these dates are free again.</p>
      {left.length > 1 && (
        <div role="group" aria-label="Calls to cancel">
          {left.map((call) => (
            <CheckField
              key={call.id}
              label={callLabelOf(call)}
              checked={chosen.includes(call.id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, call.id] : chosen.filter((other) => other !== call.id))
              }
            />
          ))}
        </div>
      )}
      {cost && (
        <Note tone={cost.percent > 0 ? 'warn' : 'info'} title="Your agreed terms">
          {cost.words}
        </Note>
      )}
      <TextField
        label="Reason"
        hint={`${name} reads it.`}
        multiline
        minRows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        input={{ maxLength: cancelLimits.reason }}
      />
    </FormDialog>
  );
}
