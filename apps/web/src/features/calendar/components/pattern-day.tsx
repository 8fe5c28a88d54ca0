import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { WorkingSpan } from '@crewcall/contracts-bookings';
import { BinIcon, CheckField, phone, PlusIcon, TextField, VisuallyHidden } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { changedSpan, mayAddSpan, toggledDay, weekdayNames, withoutSpan, withSpan } from '../model/pattern-form';
import type { PatternValues } from '../model/pattern-form';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr)',
  gap: '0 16px',
  alignItems: 'start',
  paddingBlock: 6,
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& .off': { paddingBlock: 10, color: vars.palette.text.secondary, fontSize: '.875rem' },
  '& .spans': { display: 'grid', gap: 8 },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', '& .off': { display: 'none' } },
}));
const Span = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 130px) auto minmax(0, 130px) 44px 44px',
  gap: 8,
  alignItems: 'center',
});

interface PatternDayProps {
  day: number;
  values: PatternValues;
  onChange: (values: PatternValues) => void;
}

/** One day of the week with up to three times. */
export function PatternDay({ day, values, onChange }: PatternDayProps): ReactNode {
  const name = weekdayNames[day] ?? '';
  const spans = values[day] ?? [];
  return (
    <Row>
      <CheckField label={name} checked={spans.length > 0} onChange={() => onChange(toggledDay(values, day))} />
      {spans.length === 0 && (
        <span className="off">{values.some(({ length }) => length) ? 'Not available' : 'Open'}</span>
      )}
      <div className="spans">
        {spans.map((span, at) => (
          <Span key={at} role="group" aria-label={`${name}, ${at + 1} of ${spans.length}`}>
            <TimeField
              label="From"
              value={span.from}
              onChange={(from) => onChange(changedSpan(values, day, at, { from }))}
            />
            <span aria-hidden="true">to</span>
            <TimeField label="To" value={span.to} onChange={(to) => onChange(changedSpan(values, day, at, { to }))} />
            <IconButton
              aria-label={`Remove these times of ${name}`}
              onClick={() => onChange(withoutSpan(values, day, at))}
            >
              <BinIcon />
            </IconButton>
            {at === spans.length - 1 && mayAddSpan(spans) && (
              <IconButton aria-label={`Add times on ${name}`} onClick={() => onChange(withSpan(values, day))}>
                <PlusIcon />
              </IconButton>
            )}
          </Span>
        ))}
      </div>
    </Row>
  );
}

interface TimeFieldProps {
  label: string;
  value: WorkingSpan['from'];
  onChange: (value: string) => void;
}

const TimeField = ({ label, value, onChange }: TimeFieldProps): ReactNode => (
  <TextField
    label={<VisuallyHidden>{label}</VisuallyHidden>}
    type="time"
    {...{ value }}
    onChange={({ target }) => onChange(target.value)}
  />
);
