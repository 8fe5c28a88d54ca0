import { isDay } from '@crewcall/contracts-bookings';
import { TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';

interface DayFieldsProps {
  labels: readonly [string, string];
  /** Both or neither. */
  from: string;
  to: string;
  problemOf: (from: string, to: string) => string | false;
  /** Two dates, which are days or half typed; or one of them was emptied. */
  onDays: (from: string, to: string) => void;
}

/** Two dates over days that live elsewhere: what is typed stays, also while it is no day yet. */
export function DayFields({ labels, from, to, problemOf, onDays }: DayFieldsProps): ReactNode {
  const [typed, setTyped] = useState({ from, to });
  const [shown, setShown] = useState(typed);
  // Chosen elsewhere, as by Back; but not the days that went when one date was emptied here.
  if (from !== shown.from || to !== shown.to) {
    setShown({ from, to });
    if (from || (typed.from && typed.to)) setTyped({ from, to });
  }
  const choose = (value: string, from: string, to: string): void => {
    setTyped({ from, to });
    if (!value || (from && to)) onDays(from, to);
  };
  return (
    <>
      <TextField
        label={labels[0]}
        type="date"
        value={typed.from}
        onChange={({ target: { value } }) => choose(value, value, isDay(value) && typed.to < value ? value : typed.to)}
      />
      <TextField
        label={labels[1]}
        type="date"
        value={typed.to}
        error={(typed.from && typed.to && problemOf(typed.from, typed.to)) || undefined}
        onChange={({ target: { value } }) => choose(value, typed.from || (isDay(value) ? value : ''), value)}
      />
    </>
  );
}
