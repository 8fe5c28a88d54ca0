import Button from '@mui/material/Button';
import { type CallContact, callPhoneProblem, sheetLimits } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Note, SectionCard, SwitchField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useTypedOver } from '../../../shared/forms';
import { useCallContactQuery, useSaveCallContactMutation } from '../api/call-contact.api';

/** In Settings, for crew: how they are reached on the day, and by whom. */
export function CallContactCard(): ReactNode {
  const { data } = useCallContactQuery();
  return data ? <Contact contact={data} /> : null;
}

function Contact({ contact }: { contact: CallContact }): ReactNode {
  const dispatch = useAppDispatch();
  const [save, { isLoading, error }] = useSaveCallContactMutation();
  const { values: phone, type, done } = useTypedOver(contact.phone ?? '');
  const problem = callPhoneProblem(phone.trim());
  const isChanged = phone.trim() !== (contact.phone ?? '');
  const send = async (change: Partial<CallContact>): Promise<void> => {
    const { error: refused } = await save({ ...contact, ...change });
    if (refused) return;
    if ('phone' in change) done();
    dispatch(showToast({ tone: 'good', title: 'Saved' }));
  };
  return (
    <SectionCard title="Phone on the day">
      <TextField
        label="Phone"
        isOptional
        type="tel"
        autoComplete="tel"
        hint="Companies that booked you see it beside your name on the call."
        error={isChanged && problem ? problem : undefined}
        value={phone}
        input={{ maxLength: sheetLimits.phone }}
        onChange={({ target }) => type(target.value)}
      />
      {isChanged && !problem && (
        <Button
          variant="outlined"
          disabled={isLoading}
          sx={{ justifySelf: 'start' }}
          onClick={() => void send({ phone: phone.trim() || null })}
        >
          {isLoading ? 'Saving...' : 'Save'}
        </Button>
      )}
      <SwitchField
        label="Share my phone with crew on the same call"
        text="They read it on the call sheet, from publishing on."
        checked={contact.shares_phone}
        disabled={isLoading || !contact.phone}
        onChange={({ target }) => void send({ shares_phone: target.checked })}
      />
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not saved. Please try again.')}
        </Note>
      )}
    </SectionCard>
  );
}
