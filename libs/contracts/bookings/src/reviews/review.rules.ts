import { type ReviewPart, reviewParts, type ReviewSide } from './review.js';

const DAY_MS = 86_400_000;

export const reviewLimits = {
  text: 1000,
  reply: 600,
  days: 14,
  replyDays: 30,
  paidDays: 60,
  reminderDays: [3, 12],
  /** A company with fewer is new. */
  companyFrom: 3,
} as const;

export const reviewTexts = {
  stars: 'Choose between 1 and 5 stars.',
  parts: 'Give 1 to 5 stars to what you judge, or leave it out.',
  text: `Please write at most ${reviewLimits.text} characters.`,
  reply: `Please write at most ${reviewLimits.reply} characters.`,
  replyMissing: 'Please write a reply.',
  plainText: 'Please use plain text.',
  again: 'Please answer yes or no, or leave it out.',
  removed: 'Removed by CrewCall',
  blind: 'Neither side sees the other’s review until both are in.',
  isNew: 'New',
} as const;

export const partWords: Readonly<Record<ReviewPart, string>> = {
  punctual: 'Punctual',
  skilled: 'Skilled',
  safe: 'Safe',
  easy: 'Easy to work with',
  brief: 'Brief was right',
  welfare: 'Welfare',
  paid_on_time: 'Paid on time',
};

export const isStars = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 5;

/** The text to show, else null. Which parts a side judges is known once it is known who writes. */
export function reviewPartsProblem(value: unknown, side?: ReviewSide): string | null {
  if (value === undefined) return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return reviewTexts.parts;
  const known: readonly string[] = side ? reviewParts[side] : Object.values(reviewParts).flat();
  const isFine = Object.entries(value).every(([part, stars]) => known.includes(part) && isStars(stars));
  return isFine ? null : reviewTexts.parts;
}

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** What a company's reviews add up to, from the third on. */
export function companyRatingOf(distribution: readonly number[]): { average: number; count: number } | null {
  const count = distribution.reduce((sum, given) => sum + given, 0);
  if (count < reviewLimits.companyFrom) return null;
  const stars = distribution.reduce((sum, given, at) => sum + given * (at + 1), 0);
  return { average: Math.round((stars / count) * 100) / 100, count };
}
