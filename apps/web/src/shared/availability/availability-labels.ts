import { isFreeWord, wallTimeOf, type AvailabilityWord, type BusyStretch } from '@crewcall/contracts-bookings';
import type { ChipTone } from '@crewcall/web-ui';

export interface Known {
  word: AvailabilityWord;
  /** Only where the two have something open with each other. */
  busy?: BusyStretch[];
}

const words: Readonly<Record<AvailabilityWord, string>> = {
  free: 'Free',
  unsaid: 'Nothing booked',
  maybe: 'Maybe',
  pencilled: 'Pencilled',
  partly: 'Partly busy',
  busy: 'Not free',
};

/** 'Busy until 14:00' where the hours may be known; else one of the six words. */
export function availabilityLabel({ word, busy }: Known): string {
  const [first] = busy ?? [];
  if (word !== 'partly' || !first || busy?.length !== 1) return words[word];
  const [from, to] = [wallTimeOf(new Date(first.from)), wallTimeOf(new Date(first.to))];
  return `Busy ${from.time === '00:00' ? '' : `${from.time} `}until ${to.time}`.replace('  ', ' ');
}

export const availabilityTone = ({ word }: Known): ChipTone =>
  word === 'free' ? 'good' : word === 'busy' ? 'bad' : word === 'unsaid' ? 'line' : 'warn';

/** 'Free for all 3 days', 'Free 2 of 3', 'Pencilled 1 of 3', 'Not free': what a card says of several. */
export function summaryOf(known: readonly Known[], noun: 'day' | 'call'): string {
  const count = (...some: AvailabilityWord[]): number => known.filter(({ word }) => some.includes(word)).length;
  const [all, free, pencilled] = [known.length, count('free', 'unsaid'), count('pencilled')];
  const [only] = known;
  if (all === 1 && only) return availabilityLabel(only);
  if (free === all) return `Free for all ${all} ${noun}s`;
  if (free > 0) return `Free ${free} of ${all}`;
  return pencilled > 0 ? `Pencilled ${pencilled} of ${all}` : 'Not free';
}

/** Of several together: good when each said so, bad when none is left. */
export function toneOfAll(known: readonly Known[]): ChipTone {
  const free = known.filter(({ word }) => isFreeWord(word));
  if (free.length < known.length) return free.length === 0 && !known.some(isSoft) ? 'bad' : 'warn';
  return known.every(({ word }) => word === 'free') ? 'good' : 'line';
}

const isSoft = ({ word }: Known): boolean => word === 'pencilled' || word === 'maybe' || word === 'partly';
