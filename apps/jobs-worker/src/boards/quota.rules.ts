import { type QuotaLimit, quotaSeconds } from '@crewcall/jobs-domain';

const DAY = 86_400;
/** The rest is kept for calls that fail and are tried again. */
const SPENT = 0.8;

/** `25/minute 250/day` as numbers. Null when it is not of that form. */
export function parseQuota(text: string): QuotaLimit[] | null {
  const parts = text.split(/[\s,]/).filter(Boolean);
  const limits = parts.map((part) => {
    const [, limit, per] = /^(\d{1,9})\/(minute|day|week|month)$/.exec(part) ?? [];
    return limit && per && Number(limit) > 0 ? { limit: Number(limit), per: per as QuotaLimit['per'] } : null;
  });
  return limits.every((limit) => limit !== null) ? limits : null;
}

export const quotaOf = (text: string): QuotaLimit[] => parseQuota(text) ?? [];

/**
 * Calls that may be spent now so that the longer windows are used evenly: what the time since the last run has earned,
 * besides what was left then; never more than a day's worth. Infinity when nothing but a rate per minute is limited.
 */
export function creditOf(quota: readonly QuotaLimit[], left: number, secondsSince: number): number {
  const perSecond = quota
    .filter(({ per }) => per !== 'minute')
    .map(({ limit, per }) => (limit * SPENT) / quotaSeconds[per]);
  if (!perSecond.length) return Number.MAX_SAFE_INTEGER;
  const rate = Math.min(...perSecond);
  return Math.min(left + rate * Math.max(0, secondsSince), rate * DAY);
}
