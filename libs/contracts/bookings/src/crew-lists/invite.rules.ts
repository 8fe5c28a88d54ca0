import { wordFor } from '@crewcall/contracts-core';
import { skippedWords } from '../applicant-board/bulk.rules.js';
import { offerLimits } from '../offers/offer.rules.js';
import type { InviteResult } from './invite.js';

export const crewAgainLimits = {
  /** Asked with one request. */
  asked: 100,
  /** People of a job that are shown: their days can be looked up at once. */
  shown: 400,
} as const;

export const crewAgainTexts = {
  people: `Please choose 1 to ${crewAgainLimits.asked} people.`,
} as const;

export const freeOfWords = (free: number, people: number): string =>
  `${free} of ${people} ${wordFor(free, 'is', 'are')} free`;

export const invitedWords = ({ asked, skipped }: Pick<InviteResult, 'asked' | 'skipped'>): string =>
  skippedWords(`${asked.length} asked`, skipped);

/** What bounds how many can be asked now. */
export interface OfferRoom {
  /** Positions of the role that are not booked. */
  positions: number;
  /** Offers of the role that wait for an answer. */
  asked: number;
  openOfCompany: number;
  /** Asked in the last hour, of those the company never worked with. */
  strangers: number;
}

/** The narrowest bound, with why it is one. */
export function mostToAsk({ positions, asked, openOfCompany, strangers }: OfferRoom): { most: number; why: string } {
  const { people, openPerPosition, openPerCompany, strangersAnHour } = offerLimits;
  const bounds = [
    { most: people, why: `At most ${people} people are asked at once.` },
    {
      most: positions * openPerPosition - asked,
      why: `At most ${openPerPosition} people are asked at once for each open position.`,
    },
    { most: openPerCompany - openOfCompany, why: `A company has at most ${openPerCompany} open offers.` },
    {
      most: strangersAnHour - strangers,
      why: `At most ${strangersAnHour} offers an hour go to people you have not worked with.`,
    },
  ];
  const [narrowest] = bounds.sort((one, other) => one.most - other.most);
  return { most: Math.max(0, narrowest?.most ?? 0), why: narrowest?.why ?? '' };
}
