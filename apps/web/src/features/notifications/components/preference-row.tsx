import { styled } from '@mui/material/styles';
import type { NotificationPreference } from '@crewcall/contracts-notifications';
import { phone, SelectField, SwitchField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const Root = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 140px 190px',
  gap: '4px 24px',
  alignItems: 'end',
  margin: 0,
  padding: '0 0 12px',
  border: 0,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& legend': { float: 'left', alignSelf: 'center', padding: 0, fontWeight: 600 },
  [phone]: { gridTemplateColumns: '1fr', '& legend': { width: '100%' } },
}));

const modes: { value: NotificationPreference['mail']; label: string }[] = [
  { value: 'instant', label: 'At once' },
  { value: 'digest', label: 'Daily at 09:00' },
  { value: 'off', label: 'Off' },
];

interface PreferenceRowProps {
  label: string;
  preference: NotificationPreference;
  onChange: (preference: NotificationPreference) => void;
}

/** One kind of notification: in the app or not, and how it comes by mail. */
export function PreferenceRow({ label, preference, onChange }: PreferenceRowProps): ReactNode {
  return (
    <Root>
      <legend>{label}</legend>
      <SwitchField
        label="In the app"
        checked={preference.in_app}
        onChange={({ target }) => onChange({ ...preference, in_app: target.checked })}
      />
      <SelectField
        label="By mail"
        options={modes}
        value={preference.mail}
        onChange={({ target }) => {
          const mode = modes.find(({ value }) => value === target.value);
          if (mode) onChange({ ...preference, mail: mode.value });
        }}
      />
    </Root>
  );
}
