import type { AvailabilityWord } from '@crewcall/contracts-bookings';
import { wordAt } from './day-ring.rules.js';

/** A row of `availability_words`; of whom nothing was told all are null. */
export interface ToldWords {
  is_shared: boolean | null;
  from_day: string | null;
  words: string | null;
  as_of: Date | null;
}

export interface KnownDays {
  as_of: string;
  days: { day: string; word: AvailabilityWord }[];
}

/** Null where the person does not share with all companies; of whom nothing was told nothing is known against. */
export function knownDaysOf(
  { is_shared, from_day, words, as_of }: ToldWords,
  days: readonly string[],
  now: Date,
): KnownDays | null {
  if (is_shared === false) return null;
  const wordOf = (day: string): AvailabilityWord => (words && from_day ? wordAt(words, from_day, day) : 'unsaid');
  return { as_of: (as_of ?? now).toISOString(), days: days.map((day) => ({ day, word: wordOf(day) })) };
}
