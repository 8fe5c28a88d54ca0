import { counted } from '@crewcall/contracts-core';
import { milesWords } from '../rescue/ranking.rules.js';
import type { AvailabilityWord } from '../availability/availability.js';
import type { BoardCard } from './applicant-board.js';

export interface FitFacts {
  skills_met: number;
  skills_asked: number;
  calls: readonly { word: AvailabilityWord }[] | null;
  miles: number | null;
  /** How far they travel. */
  reach_miles: number;
  rating_average: number | null;
  together: number;
  /** What they ask for beside what the role pays, both in pence on one basis; null where there is nothing to compare. */
  asked_of: number | null;
}

/** How much of a hundred each part counts. What is not known of anyone is left out, and the others count for more. */
export const fitWeights = { free: 30, skills: 25, distance: 15, rating: 15, together: 10, rate: 5 } as const;

export const FIT_EXPLAINED =
  'Free on the calls counts 30, skills the job asks for 25, distance against how far they travel 15, rating 15, bookings with you 10, the rate asked for 5. The same for all.';

const freeShares: Readonly<Record<AvailabilityWord, number>> = {
  free: 1,
  unsaid: 0.9,
  maybe: 0.5,
  pencilled: 0.5,
  partly: 0.3,
  busy: 0,
};

const share = (values: readonly number[]): number | null =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : null;

/** 0 to 100, by an open formula: no age, photo, name or profile views. */
export function fitOf(facts: FitFacts): number {
  const { skills_met, skills_asked, calls, miles, reach_miles, rating_average, together, asked_of } = facts;
  const parts = [
    [fitWeights.free, calls && share(calls.map(({ word }) => freeShares[word]))],
    [fitWeights.skills, skills_asked ? skills_met / skills_asked : null],
    [fitWeights.distance, miles === null ? null : Math.max(0, 1 - miles / reach_miles)],
    [fitWeights.rating, rating_average === null ? 0.5 : Math.max(0, (rating_average - 3) / 2)],
    [fitWeights.together, Math.min(1, together === 1 ? 2 / 3 : together)],
    [fitWeights.rate, asked_of === null ? null : Math.min(1, 1 / Math.max(asked_of, 0.01))],
  ] as const;
  const known = parts.flatMap(([weight, part]) => (part === null ? [] : [{ weight, part }]));
  const most = known.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round((100 * known.reduce((sum, { weight, part }) => sum + weight * part, 0)) / most);
}

function freeWords(calls: BoardCard['calls']): string {
  if (!calls?.length) return 'calendar not shared';
  const free = calls.filter(({ word }) => word === 'free' || word === 'unsaid').length;
  if (free === calls.length) return calls.length === 1 ? 'free' : `free for all ${calls.length} calls`;
  return free ? `free ${free} of ${calls.length}` : 'not free';
}

/** '4 of 5 skills, 6 miles, free for all 3 calls, 4.8 stars, worked for you twice': why a card stands where it does. */
export function fitWords(
  card: Pick<
    BoardCard,
    'skills_met' | 'skills_asked' | 'miles' | 'calls' | 'rating_average' | 'rating_count' | 'together' | 'column'
  >,
): string {
  const { skills_met, skills_asked, miles, calls, rating_average, together, column } = card;
  const isOpen = column !== 'booked' && column !== 'no';
  const times = together === 1 ? 'once' : together === 2 ? 'twice' : `${together} times`;
  const words = [
    skills_asked ? `${skills_met} of ${counted(skills_asked, 'skill')}` : '',
    miles === null ? '' : milesWords(miles),
    isOpen ? freeWords(calls) : '',
    rating_average === null ? 'no ratings yet' : `${rating_average.toFixed(1)} stars`,
    together ? `worked for you ${times}` : '',
  ];
  return words.filter(Boolean).join(', ');
}
