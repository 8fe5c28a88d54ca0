import type { BookingFigures, BookingMonth } from '@crewcall/contracts-bookings';
import { madeOnce } from '@crewcall/contracts-core';
import { type Chart, labelOf, type Series } from './charts';

const shareOf = (part: number, whole: number): number | null => (whole ? Math.round((100 * part) / whole) : null);
const dayName = madeOnce(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }));

/** How booking goes, by month and by day. */
export function bookingChartsOf({ months, days }: Pick<BookingFigures, 'months' | 'days'>): Chart[] {
  const labels = months.map(({ month }) => labelOf(month));
  const of = (name: string, value: (figures: BookingMonth) => number | null): Series => ({
    name,
    values: months.map(value),
  });
  return [
    {
      title: 'Positions filled by month of the call',
      unit: '%',
      labels,
      series: [of('Filled', ({ filled, positions }) => shareOf(filled, positions))],
    },
    {
      title: 'Time to fill by month',
      unit: ' hours',
      labels,
      series: [of('Median hours', ({ hours_to_fill }) => hours_to_fill)],
    },
    {
      title: 'Cover by month',
      unit: '',
      labels,
      series: [of('Started', ({ rescues }) => rescues), of('Found someone', ({ rescues_filled }) => rescues_filled)],
    },
    {
      title: 'Clashes refused by day',
      unit: '',
      labels: days.map(({ day }) => dayName().format(new Date(`${day}T12:00:00Z`))),
      series: [{ name: 'Refused', values: days.map(({ refused }) => refused) }],
    },
  ];
}
