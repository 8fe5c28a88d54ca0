import { calendarDate, figureOf } from '@crewcall/contracts-core';
import { durationLabelOf, type Job } from '@crewcall/contracts-jobs';

/** '£320 a day' → the amount, large, and what it is for, small. Anything else is shown as it was written. */
export function rateParts(rate: string): { amount: string; per: string } {
  const written = rate.trim();
  const [amount] = /^(?:up to |from )?£?\d[\d,.]*k?(?:\s*(?:-|–|to)\s*£?\d[\d,.]*k?)?/iu.exec(written) ?? [rate];
  return { amount, per: written.slice(amount.length).trim() };
}

/** `Thu 26 Nov` in London, or null when the job has no day. */
export function eventDayOf({ event_date }: Pick<Job, 'event_date'>): string | null {
  return event_date ? calendarDate(new Date(`${event_date}T12:00:00Z`)) : null;
}

/** The day it was posted, or words when it is not known. */
export function postedLabel({ created_at }: Pick<Job, 'created_at'>): string {
  const at = new Date(created_at);
  return Number.isNaN(at.getTime()) ? 'Recently posted' : calendarDate(at);
}

export function durationLabel(job: Job): string {
  return durationLabelOf(job) ?? job.duration ?? 'Not given';
}

/** 'Manchester, 08:00–23:30, £320 a day': the line under a title where there is no room for columns. */
export function jobLine(job: Pick<Job, 'location' | 'rate'> & Partial<Job>): string {
  return [job.location, durationLabelOf(job), job.rate].filter(Boolean).join(', ');
}

export function foundLabel(total: number, areSaved = false): string {
  const jobs = total === 1 ? 'Job' : 'Jobs';
  return `${figureOf(total)} ${areSaved ? `Saved ${jobs}` : `${jobs} Found`}`;
}

/** 'One place' or '2 of 3 places open', where that is worth a word; `isWhole` as a sentence. */
export function placesLabel({ positions, positions_left, external_source }: Job, isWhole = false): string | null {
  if (external_source) return null;
  const words = positions === 1 ? '1 place' : `${positions_left} of ${positions} places open`;
  return isWhole ? `${words}.` : words;
}

/** From–to, and rates on request, leave an applicant something to ask for. */
export const hasOneRate = ({ rate }: Job): boolean => /\d/.test(rate) && !/\d\s*(?:to|–|-)\s*£?\d/i.test(rate);
