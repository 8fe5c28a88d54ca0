import { styled } from '@mui/material/styles';
import type { NotificationPreference } from '@crewcall/contracts-notifications';
import { phone, SelectField, SwitchField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const columns = 'minmax(0, 1fr) 90px 190px';
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const Root = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: '4px 24px',
  alignItems: 'center',
  margin: 0,
  padding: '0 0 12px',
  border: 0,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& legend': { float: 'left', alignSelf: 'center', padding: 0, fontWeight: 600 },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', '& legend': { gridColumn: '1 / -1' } },
  // The heads of the columns say it for all rows at once; the names stay with each control.
  '@media (min-width: 768px)': { '& label > span, & .MuiFormLabel-root': hidden },
}));

/** Silent: every control has its own name. */
export const PreferenceHeads = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: 24,
  color: vars.palette.text.secondary,
  fontSize: '.8125rem',
  fontWeight: 600,
  '& > :nth-of-type(2)': { textAlign: 'right' },
  [phone]: { display: 'none' },
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
