import type { Rate } from './rate-words.rules.js';

/** An ad as a board lists it, in our words: plain text within our limits. */
export interface ListedAd extends Rate {
  externalId: string;
  url: string;
  title: string;
  company: string;
  location: string;
  description: string;
  /** 'full-time', 'part-time', 'contract', 'temporary'; null when the board does not say. */
  contractType: string | null;
  postedAt: Date;
  /** `YYYY-MM-DD`: the last day on which it may be applied for, when the board says. */
  expiresOn: string | null;
}

/** What an ad says where its board does not say it. */
export const unnamed = { company: 'Company not named', location: 'United Kingdom' } as const;

/** The day or moment an ad was posted: never ahead of us, and now where the board does not say. */
export function postedAtOf(value: string | null, now: Date): Date {
  const date = new Date(value ?? Number.NaN);
  return Number.isNaN(date.getTime()) || date > now ? now : date;
}

const words = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\b(?:ltd|limited|plc|llp|uk|the)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The same ad on another board has the same key: title, company and place without what boards write differently. */
export const sameAsKey = ({ title, company, location }: Pick<ListedAd, 'title' | 'company' | 'location'>): string =>
  [title, company, location.split(',')[0] ?? ''].map(words).join('|').slice(0, 400);
