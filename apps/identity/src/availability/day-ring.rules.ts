import { type AvailabilityWord, dayAfter } from '@crewcall/contracts-bookings';

export const RING = 512;

const DAY_MS = 86_400_000;
/** Where a London day has its bit. */
export const indexOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) % RING;

/** Ones at the days, as Postgres writes a `bit(512)`. */
export function ringOf(days: Iterable<string>): string {
  const bits = new Array<string>(RING).fill('0');
  for (const day of days) bits[indexOf(day)] = '1';
  return bits.join('');
}

const letters: Readonly<Record<AvailabilityWord, string>> = {
  unsaid: 'u',
  free: 'f',
  maybe: 'm',
  pencilled: 'p',
  partly: 'h',
  busy: 'b',
};
const words = new Map(Object.entries(letters).map(([word, letter]) => [letter, word as AvailabilityWord]));

/** A letter a day, from the first on; days that are not named are unsaid. */
export function lettersOf(days: readonly { day: string; word: AvailabilityWord }[], from: string): string {
  const named = new Map(days.map(({ day, word }) => [day, word]));
  const last = days.reduce((latest, { day }) => (day > latest ? day : latest), '');
  let written = '';
  for (let day = from; day <= last; day = dayAfter(day)) written += letters[named.get(day) ?? 'unsaid'];
  return written;
}

export const wordAt = (written: string, from: string, day: string): AvailabilityWord =>
  words.get(written.charAt(Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS))) ?? 'unsaid';
