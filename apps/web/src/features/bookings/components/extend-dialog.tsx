import { HOLD_HOURS, holdChoices } from '@crewcall/contracts-bookings';
import { FormDialog, SelectField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { hoursOrDays } from '../model/offer-labels';

interface ExtendDialogProps {
  name: string;
  isBusy: boolean;
  problem: string | null;
  onAsk: (hours: number) => void;
  onClose: () => void;
}

/** Asks once to hold a pencil for longer; the person decides. */
export function ExtendDialog({ name, isBusy, problem, onAsk, onClose }: ExtendDialogProps): ReactNode {
  const [hold, setHold] = useState<number>(HOLD_HOURS);
  return (
    <FormDialog
      title={`Ask ${name} for more time`}
      submitLabel="Ask to extend"
      busyLabel="Asking..."
      {...{ isBusy, problem, onClose }}
      onSubmit={() => onAsk(hold)}
    >
      <p>
        You can ask once. The time is added to the end of the pencil, which is never later than two hours before the
        call. Until they agree the pencil ends when it would have.
      </p>
      <SelectField
        label="Hold the pencil for another"
        options={holdChoices.map((choice) => ({ value: String(choice), label: hoursOrDays(choice) }))}
        value={String(hold)}
        onChange={({ target }) => setHold(Number(target.value))}
      />
    </FormDialog>
  );
}
