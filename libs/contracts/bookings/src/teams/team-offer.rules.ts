import type { DeclaredError } from '@crewcall/contracts-core';
import type { Terms } from '../roles/terms.js';
import { isDay } from '../time/days.rules.js';
import type { LeadApproval } from './team-offer.js';

export const slotAnswers = ['waiting', 'yes', 'no', 'not_free', 'booked'] as const;
export type SlotAnswer = (typeof slotAnswers)[number];

export const teamOfferStates = ['open', 'blocked', 'booked', 'stopped'] as const;
export type TeamOfferState = (typeof teamOfferStates)[number];

export const teamOfferErrors = {
  teamOfferMissing: { code: 'TEAM_OFFER_NOT_FOUND', kind: 'missing', message: 'This offer does not exist.' },
  teamSlots: {
    code: 'TEAM_SLOTS',
    kind: 'invalid',
    message: 'Choose at least two members of the team, each once, for roles of one of your jobs.',
  },
  nothingMissing: { code: 'NOTHING_MISSING', kind: 'conflict', message: 'No member is missing. Wait for the answers.' },
  substitute: {
    code: 'SUBSTITUTE',
    kind: 'conflict',
    message: 'Only for a member who is missing, and by a person who can be asked and is not asked yet.',
  },
  teamOfferOver: { code: 'TEAM_OFFER_OVER', kind: 'conflict', message: 'This offer to the team is over.' },
} as const satisfies Readonly<Record<string, DeclaredError>>;

export const approvalLimits = { miles: 500, dayPence: 1_000_000 } as const;
export const approvalTexts = {
  approval: 'Please enter a day rate of £1 to £10,000, 1 to 500 miles, and a first and a last day.',
} as const;

export function approvalProblem(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const { day_pence, miles, from, until } = value as Partial<Record<keyof LeadApproval, unknown>>;
  const isNumber = (number: unknown, least: number, most: number): boolean =>
    Number.isInteger(number) && (number as number) >= least && (number as number) <= most;
  const isFine =
    isNumber(day_pence, 100, approvalLimits.dayPence) &&
    isNumber(miles, 1, approvalLimits.miles) &&
    typeof from === 'string' &&
    typeof until === 'string' &&
    isDay(from) &&
    isDay(until) &&
    from <= until;
  return isFine ? null : approvalTexts.approval;
}

/** Whether what a member approved beforehand covers this: by the day at least at their rate, near enough, on their days. */
export function isApproved(
  approval: LeadApproval | null,
  { terms, days, miles }: { terms: Terms; days: readonly string[]; miles: number | null },
): boolean {
  if (!approval || miles === null || miles > approval.miles) return false;
  const isPaid = terms.basis === 'day' && terms.mode === 'set' && (terms.amount_pence ?? 0) >= approval.day_pence;
  return isPaid && days.length > 0 && days.every((day) => day >= approval.from && day <= approval.until);
}

/** 'Tom is not free on Fri 27 Nov', by the overlap, which begins with its day. */
export const missingWords = (firstName: string | null, overlap: string): string =>
  `${firstName ?? 'A member'} is not free on ${overlap.split(',')[0] ?? overlap}`;

/** 'Tom is not free on Fri 27 Nov. No one was booked.' */
export const teamNotFreeWords = (missing: readonly string[]): string => `${missing.join('. ')}. No one was booked.`;
