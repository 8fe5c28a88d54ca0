const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const offerLimits = {
  /** People asked with one request. */
  people: 50,
  note: 1000,
  reason: 300,
  /** Pencils held for each position that is open, and offers open at once for it. */
  pencilsPerPosition: 5,
  openPerPosition: 5,
  openPerCompany: 200,
  strangersAnHour: 40,
} as const;

/** Hours until which an answer is asked for, and the one that is meant when nothing is said. */
export const answerChoices = [1, 4, 24, 48, 168] as const;
export const ANSWER_HOURS = 24;

/** Hours that a pencil is held after it was accepted. */
export const holdChoices = [24, 72, 168, 336, 720] as const;
export const HOLD_HOURS = 24;

const SOONEST = 15 * MINUTE;
const BEFORE_CALL = 2 * HOUR;
const DAY_BEGINS = 8;

/** The last moment at which anything about an offer may be decided: two hours before its first call. */
export const lastMomentOf = (firstCall: Date): Date => new Date(firstCall.getTime() - BEFORE_CALL);

export const canAnswerBy = (answerBy: Date, now: Date, firstCall: Date): boolean =>
  answerBy.getTime() >= now.getTime() + SOONEST && answerBy <= lastMomentOf(firstCall);

/** A day after sending unless the call is nearer than that; null when it is too near for an offer at all. */
export function defaultAnswerBy(now: Date, firstCall: Date, hours: number = ANSWER_HOURS): Date | null {
  const soonest = new Date(Math.min(now.getTime() + hours * HOUR, lastMomentOf(firstCall).getTime()));
  return canAnswerBy(soonest, now, firstCall) ? soonest : null;
}

/** Until when a pencil accepted now is held. */
export const decideBy = (now: Date, firstCall: Date, hours: number): Date =>
  new Date(Math.min(now.getTime() + hours * HOUR, lastMomentOf(firstCall).getTime()));

/** At half of the time left when that is over eight hours, and an hour before the end. */
export function reminderTimes(now: Date, deadline: Date): Date[] {
  const left = deadline.getTime() - now.getTime();
  const half = left > 8 * HOUR ? [new Date(now.getTime() + left / 2)] : [];
  return left > HOUR ? [...half, new Date(deadline.getTime() - HOUR)] : half;
}

const CHALLENGE_EVERY = 7 * 24 * HOUR;

export const mayChallengeAgain = (last: Date | null, now: Date): boolean =>
  last === null || now.getTime() - last.getTime() >= CHALLENGE_EVERY;

/** How long the pencils above have to decide: 24 h, 4 h when the first call is under 48 h away. */
export const challengeHours = (now: Date, firstCall: Date): number =>
  firstCall.getTime() - now.getTime() < 48 * HOUR ? 4 : 24;

/** No user is rushed at night: what would end between 22:00 and 08:00 in London ends at 08:00. */
export const endsAtNight = (time: string): boolean => time >= '22:00' || time < `0${DAY_BEGINS}:00`;

export const declineReasons = ['not_free', 'rate', 'too_far', 'not_my_work', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const declineReasonWords: Readonly<Record<DeclineReason, string>> = {
  not_free: 'Not free',
  rate: 'Rate',
  too_far: 'Too far',
  not_my_work: 'Not my kind of work',
  other: 'Other',
};

export const releaseReasons = ['show_cancelled', 'filled', 'changed_plans', 'other'] as const;
export type ReleaseReason = (typeof releaseReasons)[number];

export const enquiryAnswers = ['free', 'not_free', 'maybe'] as const;
export type EnquiryAnswer = (typeof enquiryAnswers)[number];

export const offerTexts = {
  note: `The note must be at most ${offerLimits.note} characters long.`,
  reason: `Please use at most ${offerLimits.reason} characters.`,
  reasonKind: 'Please choose a reason.',
  people: `Choose from 1 to ${offerLimits.people} people.`,
  hold: 'A pencil is held for 1, 3, 7, 14 or 30 days.',
} as const;
