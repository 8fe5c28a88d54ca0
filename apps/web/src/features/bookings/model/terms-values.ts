import {
  ordinaryCancelSteps,
  termsFor,
  termsOfPreset,
  termsPresets,
  type CancelStep,
  type PayStep,
  type RateBasis,
  type Terms,
} from '@crewcall/contracts-bookings';

const money = ['amount_pence', 'amount_to_pence', 'overtime_pence', 'turnaround_pence', 'per_diem_pence'] as const;
const factors = ['overtime_factor', 'night_factor', 'sunday_factor'] as const;
const counts = [
  'hours_included',
  'break_minutes',
  'step_minutes',
  'minimum_hours',
  'travel_day_percent',
  'mileage_pence',
] as const;
const switches = ['is_break_paid', 'has_accommodation', 'has_meals', 'has_parking'] as const;

type Typed = (typeof money)[number] | (typeof factors)[number] | (typeof counts)[number];
type Switch = (typeof switches)[number];

/** Terms as they are typed: money in pounds, factors as '1.5', blank for none. */
export type TermsValues = Pick<Terms, 'basis' | 'mode'> &
  Record<Typed, string> &
  Record<Switch, boolean> & { cancel_steps: CancelStepValues[] };

/** From so many days of notice on, this share; of the last step the days are none. */
export interface CancelStepValues {
  days: string;
  percent: string;
}

const stepValuesOf = ({ hours, percent }: CancelStep): CancelStepValues => ({
  days: String(hours / 24),
  percent: String(percent),
});
const ordinarySteps = ordinaryCancelSteps.map(stepValuesOf);

const typed = (value: number | null, over = 1): string => (value === null ? '' : String(value / over));

export function termsValuesOf(terms: Terms): TermsValues {
  const of = (fields: readonly Typed[], over: number) =>
    fields.map((field): [Typed, string] => [field, typed(terms[field], over)]);
  return {
    ...(Object.fromEntries([...of(money, 100), ...of(factors, 100), ...of(counts, 1)]) as Record<Typed, string>),
    ...(Object.fromEntries(switches.map((field) => [field, terms[field]])) as Record<Switch, boolean>),
    basis: terms.basis,
    mode: terms.mode,
    cancel_steps: terms.cancel_steps?.map(stepValuesOf) ?? ordinarySteps,
  };
}

export const newTerms = (basis: RateBasis = 'day', pence: number | null = null): TermsValues => ({
  ...termsValuesOf(termsFor(basis, pence)),
  mode: 'set',
});

/** NaN where it is no number, which the rules of terms refuse in words. */
function numberOf(text: string, times: number): number | null {
  const plain = text.replace(/[£,\s]/g, '');
  if (plain === '') return null;
  return /^\d+(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * times) : NaN;
}

/** A blank field that must have a number takes the one that its basis begins with. */
export function termsRequestOf(values: TermsValues): Terms {
  const ordinary = termsFor(values.basis);
  const of = (fields: readonly Typed[], times: number) =>
    fields.map((field): [Typed, number | null] => [field, numberOf(values[field], times)]);
  const numbers = Object.fromEntries([...of(money, 100), ...of(factors, 100), ...of(counts, 1)]) as Pick<Terms, Typed>;
  const { mode } = values;
  return {
    ...ordinary,
    ...numbers,
    ...(Object.fromEntries(switches.map((field) => [field, values[field]])) as Pick<Terms, Switch>),
    mode,
    step_minutes: numberOf(values.step_minutes, 1) as PayStep,
    break_minutes: numbers.break_minutes ?? 0,
    overtime_factor: numbers.overtime_factor ?? ordinary.overtime_factor,
    amount_pence: mode === 'ask' ? null : numbers.amount_pence,
    amount_to_pence: mode === 'range' ? numbers.amount_to_pence : null,
    ...cancelStepsOf(values.cancel_steps),
  };
}

/** Steps that were not changed are left out: the ordinary ones hold. */
function cancelStepsOf(typedSteps: readonly CancelStepValues[]): Pick<Terms, 'cancel_steps'> {
  if (JSON.stringify(typedSteps) === JSON.stringify(ordinarySteps)) return {};
  const steps = typedSteps.map(({ days, percent }) => ({
    hours: numberOf(days, 24) ?? NaN,
    percent: numberOf(percent, 1) ?? NaN,
  }));
  return { cancel_steps: steps };
}

/** The fields of a habit of the trade over what was typed; the amount stays. */
export function withPreset(values: TermsValues, name: string): TermsValues {
  const terms = termsOfPreset(name);
  if (!terms) return values;
  const { amount_pence, amount_to_pence, mode, cancel_steps } = values;
  return { ...termsValuesOf(terms), amount_pence, amount_to_pence, mode, cancel_steps };
}

/** The first habit that the typed terms still follow. */
export const presetOf = ({ basis, hours_included, minimum_hours }: TermsValues): string =>
  termsPresets.find(({ name }) => {
    const terms = termsOfPreset(name);
    return (
      terms?.basis === basis &&
      typed(terms.hours_included) === hours_included &&
      typed(terms.minimum_hours) === minimum_hours
    );
  })?.name ?? '';

/** Another basis begins with what is usual for it. */
export const withBasis = (values: TermsValues, basis: RateBasis): TermsValues => {
  const { hours_included, minimum_hours } = termsValuesOf(termsFor(basis));
  return { ...values, basis, hours_included, minimum_hours };
};
