import { styled } from '@mui/material/styles';
import { phone, SwitchField, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const Times = styled('div')({
  display: 'grid',
  gridTemplateColumns: '160px 160px',
  gap: 16,
  [phone]: { gridTemplateColumns: '1fr 1fr' },
});

interface Hours {
  quiet_from: string | null;
  quiet_to: string | null;
}

interface QuietHoursProps {
  from: string | null;
  to: string | null;
  onChange: (hours: Hours) => void;
}

export function QuietHours({ from, to, onChange }: QuietHoursProps): ReactNode {
  const isOn = Boolean(from && to);
  return (
    <>
      <SwitchField
        label="Quiet hours"
        text="No mail between these times in London; only urgent cover may pass."
        checked={isOn}
        onChange={({ target }) =>
          onChange(target.checked ? { quiet_from: '22:00', quiet_to: '07:00' } : { quiet_from: null, quiet_to: null })
        }
      />
      {from && to && (
        <Times>
          <TextField
            label="From"
            type="time"
            value={from}
            onChange={({ target }) => target.value && onChange({ quiet_from: target.value, quiet_to: to })}
          />
          <TextField
            label="Until"
            type="time"
            value={to}
            onChange={({ target }) => target.value && onChange({ quiet_from: from, quiet_to: target.value })}
          />
        </Times>
      )}
    </>
  );
}
