import type { Limit } from './attempt-limits.service.js';

export interface SignInSource {
  address: string;
  /** The owner has signed in from there before. */
  isKnown: boolean;
}

export interface Throttle {
  counter: Limit;
  /** Lets one attempt through per back-off. */
  gate: Limit;
  /** Failures that cost nothing yet. */
  free: number;
  subject: string;
}

const WINDOW_SECONDS = 15 * 60;
const LONGEST_BACK_OFF_SECONDS = 60;

const counting = (name: string): Limit => ({ name, points: Number.MAX_SAFE_INTEGER, seconds: WINDOW_SECONDS });
const gating = (name: string): Limit => ({ name, points: 1, seconds: LONGEST_BACK_OFF_SECONDS });

/** 1, 2, 4 … 60 seconds. */
export const backOffSeconds = (beyondFree: number): number => Math.min(2 ** (beyondFree - 1), LONGEST_BACK_OFF_SECONDS);

export function throttlesFor(email: string, { address, isKnown }: SignInSource): Throttle[] {
  const bySource: Throttle = {
    counter: counting('sign-in-source'),
    gate: gating('sign-in-source-gate'),
    free: 5,
    subject: `${email} ${address}`,
  };
  const byAccount: Throttle = {
    counter: counting('sign-in-account'),
    gate: gating('sign-in-account-gate'),
    free: 50,
    subject: email,
  };
  return isKnown ? [bySource] : [bySource, byAccount];
}
