import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  clockChangeWords,
  LONDON_TIME_WORDS,
  minutesOf,
  spellMinutes,
  timesheetLimits,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { Timesheet } from '@crewcall/contracts-bookings';
import { CheckField, Note, phone, PlusIcon, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { isTwice, type HoursNow, type HoursValues } from '../model/hours-values';
import { endWords } from '../model/hours-labels';

const Rows = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 20,
  '& > fieldset': { display: 'grid', gap: 12, margin: 0, padding: 0, border: 0, minWidth: 0 },
  '& > fieldset > legend': { padding: 0, marginBottom: 8, fontWeight: 640 },
  '& .quiet': { margin: 0, color: vars.palette.text.secondary, fontSize: '.875rem' },
}));
const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 160px))', gap: 12 });
const Break = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 160px)) auto',
  gap: 12,
  alignItems: 'start',
  justifyContent: 'start',
  // Beside the boxes, whatever stands below them.
  '& > .MuiButton-root': { marginTop: 28 },
  // Two times as wide as In and Out above them: 12-hour clocks need the room.
  [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 160px))', '& > .MuiButton-root': { marginTop: -4 } },
});

interface HoursFieldsProps {
  sheet: Timesheet;
  values: HoursValues;
  now: HoursNow;
  onChange: (changes: Partial<HoursValues>) => void;
}

/** In, out and up to four breaks; where the terms pay them, travel and nights away. */
export function HoursFields({
  sheet,
  values,
  now: { request, problems, worked },
  onChange,
}: HoursFieldsProps): ReactNode {
  const { terms, planned, checked_in_at } = sheet;
  const length = worked && [endWords(request), spellMinutes(minutesOf(worked.span))].filter(Boolean).join(', ');
  return (
    <Rows>
      <fieldset>
        <legend>{sheet.call_name ?? 'Call'}</legend>
        <p className="quiet">
          {planned ? `Planned ${planned.starts_at} to ${planned.ends_at}` : 'The call time was to follow'}
          {checked_in_at && `. Check-in said ${wallTimeOf(new Date(checked_in_at)).time}`}
        </p>
        <Pair>
          <TextField
            label="In"
            type="time"
            value={values.in}
            error={problems['in']}
            hint={LONDON_TIME_WORDS}
            onChange={({ target }) => onChange({ in: target.value })}
          />
          <TextField
            label="Out"
            type="time"
            value={values.out}
            error={problems['out']}
            onChange={({ target }) => onChange({ out: target.value })}
          />
        </Pair>
        {length && <p className="quiet">{length}</p>}
        <Again {...{ values, request, onChange }} />
        {worked && <ClockNote words={clockChangeWords(request)} />}
      </fieldset>
      <BreakFields {...{ values, problems, onChange }} isPaid={terms.is_break_paid} />
      <ExtraFields {...{ sheet, values, onChange }} />
    </Rows>
  );
}

const ClockNote = ({ words }: { words: string | null }): ReactNode => words && <Note>{words}</Note>;

function Again({
  values,
  request,
  onChange,
}: Pick<HoursFieldsProps, 'values' | 'onChange'> & Pick<HoursNow, 'request'>) {
  return (
    <>
      {isTwice(request.starts_on, values.in) && (
        <CheckField
          label={`The second ${values.in}`}
          checked={values.inAgain}
          onChange={({ target }) => onChange({ inAgain: target.checked })}
        />
      )}
      {isTwice(request.ends_on, values.out) && (
        <CheckField
          label={`The second ${values.out}`}
          checked={values.outAgain}
          onChange={({ target }) => onChange({ outAgain: target.checked })}
        />
      )}
    </>
  );
}

interface BreakFieldsProps extends Pick<HoursFieldsProps, 'values' | 'onChange'>, Pick<HoursNow, 'problems'> {
  isPaid: boolean;
}

function BreakFields({ values, problems, isPaid, onChange }: BreakFieldsProps): ReactNode {
  const { breaks } = values;
  const set = (index: number, changes: Partial<HoursValues['breaks'][number]>): void =>
    onChange({ breaks: breaks.map((one, at) => (at === index ? { ...one, ...changes } : one)) });
  return (
    <fieldset>
      <legend>Breaks</legend>
      <p className="quiet">{isPaid ? 'Paid' : 'Unpaid'}</p>
      {breaks.map((one, index) => (
        <Break key={index} role="group" aria-label={`Break ${index + 1}`}>
          <TextField
            label="From"
            type="time"
            value={one.from}
            error={problems[`breaks.${index}`]}
            onChange={({ target }) => set(index, { from: target.value })}
          />
          <TextField
            label="To"
            type="time"
            value={one.to}
            onChange={({ target }) => set(index, { to: target.value })}
          />
          <Button
            variant="text"
            color="inherit"
            aria-label={`Remove break ${index + 1}`}
            onClick={() => onChange({ breaks: breaks.filter((_, at) => at !== index) })}
          >
            Remove
          </Button>
        </Break>
      ))}
      {breaks.length < timesheetLimits.breaks && (
        <div>
          <Button
            variant="text"
            color="inherit"
            startIcon={<PlusIcon />}
            onClick={() => onChange({ breaks: [...breaks, { from: '', to: '' }] })}
          >
            Add break
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function ExtraFields({ sheet: { terms }, values, onChange }: Pick<HoursFieldsProps, 'sheet' | 'values' | 'onChange'>) {
  const number = (text: string): number => Math.max(0, Math.trunc(Number(text)) || 0);
  if (terms.travel_day_percent === null && terms.per_diem_pence === null) return null;
  return (
    <Pair>
      {terms.travel_day_percent !== null && (
        <TextField
          label="Travel days"
          type="number"
          value={values.travelDays}
          input={{ min: 0, max: timesheetLimits.travelDays }}
          onChange={({ target }) =>
            onChange({ travelDays: Math.min(number(target.value), timesheetLimits.travelDays) })
          }
        />
      )}
      {terms.per_diem_pence !== null && (
        <CheckField
          label="Night away"
          checked={values.nights > 0}
          onChange={({ target }) => onChange({ nights: target.checked ? 1 : 0 })}
        />
      )}
    </Pair>
  );
}
