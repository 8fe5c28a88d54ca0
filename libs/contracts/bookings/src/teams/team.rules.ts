import { isLongerThan, isPlainLine } from '@crewcall/contracts-core';
import { moneyWords } from '../roles/money-words.js';

export const teamLimits = {
  /** With those who are invited. */
  people: 12,
  /** With fewer it is neither public nor hired. */
  least: 2,
  /** That one person is in. */
  teams: 5,
  invitationsADay: 30,
  /** Days after which the same person may be asked again by the same lead. */
  againAfter: 7,
  name: 60,
  what: 300,
  town: 80,
  role: 60,
  search: 100,
  dayPence: 1_000_000,
} as const;

export const teamTexts = {
  name: `Please enter a name of at most ${teamLimits.name} characters.`,
  what: `Please describe the team in at most ${teamLimits.what} characters.`,
  town: `Please enter a town of at most ${teamLimits.town} characters.`,
  role: `Please describe the role in at most ${teamLimits.role} characters.`,
  dayRate: 'Please enter a day rate from £1 to £10,000, or leave it empty.',
  person: 'Please choose a person.',
  search: 'Please search for at most 100 characters.',
} as const;

export const teamNameProblem = (value: unknown): string | null => {
  const isFine =
    typeof value === 'string' &&
    value.trim() !== '' &&
    isPlainLine(value) &&
    !isLongerThan(value.trim(), teamLimits.name);
  return isFine ? null : teamTexts.name;
};

/** 'Worked together on 6 bookings' */
export const togetherWords = (together: number): string =>
  together === 1 ? 'Worked together on 1 booking' : `Worked together on ${together} bookings`;

/** '£220 to £340 a day' */
export function dayRateWords({ from_pence, to_pence }: { from_pence: number; to_pence: number }): string {
  const from = moneyWords(from_pence);
  return from_pence === to_pence ? `${from} a day` : `${from} to ${moneyWords(to_pence)} a day`;
}

/** '3 of 4 free' */
export const teamFreeWords = (free: number, of: number): string => `${free} of ${of} free`;
