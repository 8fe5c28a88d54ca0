import { cancelStepsProblem, cancelTexts } from '../cancelling/cancelling.rules.js';
import { paySteps, rateBases, rateModes, type Terms } from './terms.js';

export const termsLimits = {
  /** A million pounds. */
  pence: 100_000_000,
  milePence: 200,
  hoursIncluded: { min: 4, max: 14 },
  breakMinutes: 240,
  minimumHours: 24,
  factor: { min: 100, max: 400 },
} as const;

export const termsTexts = {
  basis: 'Please choose day, half day, hour or fixed.',
  amount: 'Please enter the rate.',
  range: 'The upper rate must be above the lower one.',
  hoursIncluded: 'Hours included must be from 4 to 14.',
  breakMinutes: 'The break must be from 0 to 240 minutes.',
  factor: 'A factor must be from 1 to 4.',
  step: 'Overtime is counted in steps of 15, 30 or 60 minutes.',
  minimumHours: 'The minimum call must be from 1 to 24 hours.',
  money: 'Please enter an amount of money.',
  mileage: 'Mileage must be from 0p to 200p a mile.',
  percent: 'Please enter a share from 0 to 100 %.',
  unknown: 'Please check the terms.',
} as const;

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const isOptionalWhole = (value: unknown, min: number, max: number): boolean =>
  value === null || value === undefined || isWhole(value, min, max);
const isOneOf = (value: unknown, known: readonly unknown[]): boolean => known.includes(value);

type Draft = { [Field in keyof Terms]?: unknown };
type Problem = [keyof Terms, string];

const isSwitch = (value: unknown): boolean => value === undefined || typeof value === 'boolean';

function rateProblems({ mode = 'set', amount_pence, amount_to_pence }: Draft): Problem[] {
  if (!isOneOf(mode, rateModes)) return [['mode', termsTexts.unknown]];
  const { pence } = termsLimits;
  if (mode === 'ask') return [];
  if (!isWhole(amount_pence, 1, pence)) return [['amount_pence', termsTexts.amount]];
  const isRange = isWhole(amount_to_pence, (amount_pence as number) + 1, pence);
  return mode === 'range' && !isRange ? [['amount_to_pence', termsTexts.range]] : [];
}

/** What is wrong with terms, first by field; empty when nothing is. Fields left out take what the basis begins with. */
export function termsProblems(draft: unknown): Problem[] {
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return [['basis', termsTexts.unknown]];
  const terms: Draft = draft;
  const known = Object.keys(emptyTerms);
  if (Object.keys(terms).some((field) => !known.includes(field))) return [['basis', termsTexts.unknown]];
  if (!isOneOf(terms.basis, rateBases)) return [['basis', termsTexts.basis]];
  const { hoursIncluded, breakMinutes, minimumHours, factor, milePence, pence } = termsLimits;
  const checks: [keyof Terms, boolean, string][] = [
    [
      'hours_included',
      isOptionalWhole(terms.hours_included, hoursIncluded.min, hoursIncluded.max),
      termsTexts.hoursIncluded,
    ],
    ['break_minutes', isOptionalWhole(terms.break_minutes, 0, breakMinutes), termsTexts.breakMinutes],
    ['overtime_factor', isOptionalWhole(terms.overtime_factor, factor.min, factor.max), termsTexts.factor],
    ['overtime_pence', isOptionalWhole(terms.overtime_pence, 0, pence), termsTexts.money],
    ['step_minutes', terms.step_minutes === undefined || isOneOf(terms.step_minutes, paySteps), termsTexts.step],
    ['minimum_hours', isOptionalWhole(terms.minimum_hours, 1, minimumHours), termsTexts.minimumHours],
    ['night_factor', isOptionalWhole(terms.night_factor, factor.min, factor.max), termsTexts.factor],
    ['sunday_factor', isOptionalWhole(terms.sunday_factor, factor.min, factor.max), termsTexts.factor],
    ['turnaround_pence', isOptionalWhole(terms.turnaround_pence, 0, pence), termsTexts.money],
    ['travel_day_percent', isOptionalWhole(terms.travel_day_percent, 0, 100), termsTexts.percent],
    ['mileage_pence', isOptionalWhole(terms.mileage_pence, 0, milePence), termsTexts.mileage],
    ['per_diem_pence', isOptionalWhole(terms.per_diem_pence, 0, pence), termsTexts.money],
    ['is_break_paid', isSwitch(terms.is_break_paid), termsTexts.unknown],
    ['has_accommodation', isSwitch(terms.has_accommodation), termsTexts.unknown],
    ['has_meals', isSwitch(terms.has_meals), termsTexts.unknown],
    ['has_parking', isSwitch(terms.has_parking), termsTexts.unknown],
    ['cancel_steps', cancelStepsProblem(terms.cancel_steps) === null, cancelTexts.steps],
  ];
  const broken = checks.filter(([, isFine]) => !isFine).map(([field, , text]): Problem => [field, text]);
  return [...rateProblems(terms), ...broken];
}

export const termsProblem = (draft: unknown): string | null => termsProblems(draft)[0]?.[1] ?? null;

/** Of what is sent; kit is an offer's own. */
const emptyTerms: Record<Exclude<keyof Terms, 'kit'>, true> = {
  basis: true,
  mode: true,
  amount_pence: true,
  amount_to_pence: true,
  hours_included: true,
  break_minutes: true,
  is_break_paid: true,
  overtime_factor: true,
  overtime_pence: true,
  step_minutes: true,
  minimum_hours: true,
  night_factor: true,
  sunday_factor: true,
  turnaround_pence: true,
  travel_day_percent: true,
  mileage_pence: true,
  per_diem_pence: true,
  has_accommodation: true,
  has_meals: true,
  has_parking: true,
  cancel_steps: true,
};
