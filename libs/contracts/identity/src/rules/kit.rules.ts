import { isDay, kitKindNames } from '@crewcall/contracts-bookings';
import { isLongerThan, isPlainLine } from '@crewcall/contracts-core';
import { kitLimits, type SaveKitItemRequest } from '../kit.js';

export const kitTexts = {
  kind: 'Please choose what it is.',
  name: `Please enter make and model, up to ${kitLimits.name} characters.`,
  count: `How many must be a whole number from 1 to ${kitLimits.count}.`,
  day: 'Please enter the day hire in pounds, up to £10,000.',
  replacement: 'Please enter the value in pounds, up to £1m.',
  date: 'Please enter a date.',
} as const;

export type KitField = keyof SaveKitItemRequest;
type Drafted = { [Field in KitField]?: unknown };

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const isLeftOut = (value: unknown): boolean => value === undefined || value === null;
const isLine = (value: unknown): boolean =>
  typeof value === 'string' &&
  Boolean(value.trim()) &&
  !isLongerThan(value.trim(), kitLimits.name) &&
  isPlainLine(value);

/** What is wrong, by field. A day that is over is fine: it is said beside the item. */
export function kitProblems(draft: Drafted): [KitField, string][] {
  const { kind, name, count, day_pence, replacement_pence, pat_until, insured_until } = draft;
  const checks: [KitField, isFine: boolean, text: string][] = [
    ['kind', typeof kind === 'string' && Object.hasOwn(kitKindNames, kind), kitTexts.kind],
    ['name', isLine(name), kitTexts.name],
    ['count', isWhole(count, 1, kitLimits.count), kitTexts.count],
    ['day_pence', isLeftOut(day_pence) || isWhole(day_pence, 0, kitLimits.dayPence), kitTexts.day],
    [
      'replacement_pence',
      isLeftOut(replacement_pence) || isWhole(replacement_pence, 0, kitLimits.replacementPence),
      kitTexts.replacement,
    ],
    ['pat_until', isLeftOut(pat_until) || isDay(pat_until), kitTexts.date],
    ['insured_until', isLeftOut(insured_until) || isDay(insured_until), kitTexts.date],
  ];
  return checks.filter(([, isFine]) => !isFine).map(([field, , text]) => [field, text]);
}
