import { styled } from '@mui/material/styles';
import { callWords, dayWords, isDay, type Call } from '@crewcall/contracts-bookings';
import { TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { copiedCalls } from '../model/copied-calls';

const Lines = styled('ul')({ display: 'grid', gap: 4, fontSize: '.875rem' });

interface CopyDayProps {
  /** Of the job that is copied. */
  calls: readonly Call[];
  firstDay: string;
  onFirstDay: (day: string) => void;
}

/** On which day a copy begins, and its calls from then on. */
export function CopyDay({ calls, firstDay, onFirstDay }: CopyDayProps): ReactNode {
  const copies = isDay(firstDay) ? copiedCalls(calls, firstDay) : [];
  const begins = copies[0]?.starts_on;
  return (
    <>
      <TextField
        label="First day"
        type="date"
        value={firstDay}
        hint={begins && begins !== firstDay ? `Weekdays are kept, so it begins on ${dayWords(begins)}.` : undefined}
        onChange={({ target }) => onFirstDay(target.value)}
      />
      {copies.length > 0 && (
        <Lines aria-label="Calls of the copy">
          {copies.map((call) => (
            <li key={call.id}>{callWords(call)}</li>
          ))}
        </Lines>
      )}
    </>
  );
}
