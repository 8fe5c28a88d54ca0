import { dayAfter, daysBetween, isDay } from '../time/days.rules.js';
import type { AvailabilityWord, DayAvailability } from './availability.js';

export const availabilityLimits = {
  /** Days of one person in one answer. */
  days: 31,
  /** Days of many people in one answer. */
  daysOfMany: 14,
  people: 100,
  daysAhead: 365,
} as const;

/** Person-days that a company may ask for, in seconds; the directory and the calendars count together, under this key. */
export const calendarAllowances = [
  { key: 'calendars-checked-minute', points: 6_000, duration: 60 },
  { key: 'calendars-checked-day', points: 100_000, duration: 86_400 },
] as const;

export const availabilityTexts = {
  range: 'Please ask for at most 31 days, from today on and within a year.',
  days: 'Please choose one to 14 days, from today on and within a year.',
  people: 'Please ask about one to 100 people.',
  one: 'Please choose days or a role.',
} as const;

const isAhead = (day: unknown, today: string): day is string =>
  isDay(day) && day >= today && daysBetween(today, day) <= availabilityLimits.daysAhead;

/** Every day from one to the other, both among them; null when that may not be asked. */
export function askedDays(from: unknown, to: unknown, today: string): string[] | null {
  if (!isAhead(from, today) || !isAhead(to, today) || to < from) return null;
  const length = daysBetween(from, to) + 1;
  return length > availabilityLimits.days ? null : Array.from({ length }, (_, index) => dayAfter(from, index));
}

/** Days chosen one by one, in order and once each; null when they may not be asked. */
export function chosenDays(days: readonly unknown[], today: string): string[] | null {
  const each = [...new Set(days)].filter((day): day is string => isAhead(day, today)).sort();
  const isAll = each.length === new Set(days).size && each.length > 0;
  return isAll && each.length <= availabilityLimits.daysOfMany ? each : null;
}

/** Nothing is known to stand in the way. */
export const isFreeWord = (word: AvailabilityWord): boolean => word === 'free' || word === 'unsaid';

const shortDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' }).format(new Date(`${day}T00:00:00Z`));

/** 'Free for all 3 days', 'Free 2 of 3: not Fri', 'Pencilled 1 of 3', 'Not free'. */
export function chipWords(days: readonly Pick<DayAvailability, 'day' | 'word'>[]): string {
  const all = days.length;
  const free = days.filter(({ word }) => isFreeWord(word));
  const pencilled = days.filter(({ word }) => word === 'pencilled');
  if (free.length === all) return all === 1 ? 'Free' : `Free for all ${all} days`;
  if (free.length + pencilled.length === all)
    return all === 1 ? 'Pencilled' : `Pencilled ${pencilled.length} of ${all}`;
  if (!free.length) return 'Not free';
  const not = days.filter(({ word }) => !isFreeWord(word)).map(({ day }) => shortDay(day));
  return `Free ${free.length} of ${all}: not ${not.join(', ')}`;
}
