import type { RatingDistribution, RatingSummary } from './rating.js';

export const ratingLimits = { min: 1, max: 5, comment: 1000, requestEveryDays: 7 } as const;

export const ratingLabels: Readonly<Record<number, string>> = {
  1: 'Poor',
  2: 'Below Average',
  3: 'Average',
  4: 'Good',
  5: 'Excellent',
};

export const ratingTexts = {
  missingTitle: 'Please select a rating',
  missing: 'Choose between 1 and 5 stars.',
  commentLength: `The comment must be at most ${ratingLimits.comment} characters long.`,
  plainText: 'Please use plain text.',
} as const;

/** Whole stars only: the average is made of what people really gave. */
export const ratingProblem = (value: unknown): string | null =>
  Number.isInteger(value) && (value as number) >= ratingLimits.min && (value as number) <= ratingLimits.max
    ? null
    : ratingTexts.missing;

/** The mean to two decimals, and of how many it is. */
export function ratingSummaryOf(distribution: RatingDistribution): RatingSummary {
  const count = distribution.reduce((sum, given) => sum + given, 0);
  const stars = distribution.reduce((sum, given, at) => sum + given * (at + 1), 0);
  return { average: count ? Math.round((stars / count) * 100) / 100 : 0, count, distribution };
}
