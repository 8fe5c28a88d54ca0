import { calendarLimits, patternProblem, type WeeklyPattern, type WorkingSpan } from '@crewcall/contracts-bookings';

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The times of each day of the week from Monday on; none where the person does not work. */
export type PatternValues = WorkingSpan[][];

const MIDNIGHT = '24:00';
const usual: WorkingSpan = { from: '08:00', to: '18:00' };

/** A field of the clock has no 24:00: there it is 00:00. */
export const patternValuesOf = ({ days }: WeeklyPattern): PatternValues =>
  weekdayNames.map((_name, index) => {
    const spans = days.find(({ weekday }) => weekday === index + 1)?.spans ?? [];
    return spans.map(({ from, to }) => ({ from, to: to === MIDNIGHT ? '00:00' : to }));
  });

/** Without a day no pattern is kept. */
export const patternOf = (values: PatternValues): WeeklyPattern => ({
  days: values.flatMap((spans, index) =>
    spans.length
      ? [{ weekday: index + 1, spans: spans.map(({ from, to }) => ({ from, to: to === '00:00' ? MIDNIGHT : to })) }]
      : [],
  ),
});

export const problemOfPattern = (values: PatternValues): string | null => patternProblem(patternOf(values).days);

const withDay = (values: PatternValues, day: number, spans: WorkingSpan[]): PatternValues =>
  values.map((own, index) => (index === day ? spans : own));

export const toggledDay = (values: PatternValues, day: number): PatternValues =>
  withDay(values, day, values[day]?.length ? [] : [usual]);

export const mayAddSpan = (spans: readonly WorkingSpan[]): boolean => spans.length < calendarLimits.spansADay;

/** Times after the last ones of that day, to be set. */
export const withSpan = (values: PatternValues, day: number): PatternValues =>
  withDay(values, day, [...(values[day] ?? []), { from: '', to: '' }]);

export const withoutSpan = (values: PatternValues, day: number, at: number): PatternValues =>
  withDay(
    values,
    day,
    (values[day] ?? []).filter((_span, index) => index !== at),
  );

export const changedSpan = (
  values: PatternValues,
  day: number,
  at: number,
  change: Partial<WorkingSpan>,
): PatternValues =>
  withDay(
    values,
    day,
    (values[day] ?? []).map((span, index) => (index === at ? { ...span, ...change } : span)),
  );
