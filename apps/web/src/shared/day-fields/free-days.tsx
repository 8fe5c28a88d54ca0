import { isDay } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import { DayFields } from './day-fields';

interface FreeDaysProps {
  address: { from: string; to: string };
  change: (days: { from: string; to: string }) => void;
}

const labels = ['Free from', 'Until'] as const;
const problemOf = (from: string, to: string): string | false => to < from && 'The last day cannot be before the first.';

/** The days of the address that crew shall be free on. */
export function FreeDays({ address: { from, to }, change }: FreeDaysProps): ReactNode {
  const onDays = (from: string, to: string): void => {
    if (!from || !to) change({ from: '', to: '' });
    else if (isDay(from) && isDay(to) && from <= to) change({ from, to });
  };
  return <DayFields {...{ labels, from, to, problemOf, onDays }} />;
}
