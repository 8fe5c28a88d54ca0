import type { AnalyticsMonths, MonthFigures } from '@crewcall/contracts-admin';
import { madeOnce } from '@crewcall/contracts-core';

export interface Series {
  name: string;
  values: (number | null)[];
}

export interface Chart {
  title: string;
  /** What one of it is: '', '%', ' days'. */
  unit: string;
  labels: string[];
  series: Series[];
}

const monthName = madeOnce(
  () => new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' }),
);

export const labelOf = (month: string): string => monthName().format(new Date(`${month}-15T12:00:00Z`));

const fillRate = ({ jobs, jobs_filled }: MonthFigures): number | null =>
  jobs ? Math.round((100 * jobs_filled) / jobs) : null;

/** The figures as charts: who came, what was posted, what came of it. */
export function chartsOf({ months }: AnalyticsMonths): Chart[] {
  const labels = months.map(({ month }) => labelOf(month));
  const of = (name: string, value: (figures: MonthFigures) => number | null): Series => ({
    name,
    values: months.map(value),
  });
  return [
    {
      title: 'New users by month',
      unit: '',
      labels,
      series: [of('Freelancers', (one) => one.freelancers), of('Recruiters', (one) => one.recruiters)],
    },
    { title: 'Jobs posted by month', unit: '', labels, series: [of('Jobs', (one) => one.jobs)] },
    {
      title: 'Applications and hires by month',
      unit: '',
      labels,
      series: [of('Applications', (one) => one.applications), of('Hires', (one) => one.hires)],
    },
    { title: 'Fill rate by month of posting', unit: '%', labels, series: [of('Filled', fillRate)] },
    { title: 'Time to hire by month', unit: ' days', labels, series: [of('Days', (one) => one.days_to_hire)] },
  ];
}

/** A round number at or above the highest, so that the axis has whole steps. */
export function ceilingOf(highest: number): number {
  if (highest <= 4) return 4;
  const size = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 4, 5, 8, 10].map((step) => step * size).find((step) => step >= highest) ?? highest;
}
