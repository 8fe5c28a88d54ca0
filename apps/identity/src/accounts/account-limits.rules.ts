import type { Limit } from '../sessions/attempt-limits.service.js';

const HOUR = 3600;

/** Sign-ups that name one address: a duplicate is told apart by its answer, so it must not be asked for often. */
export const signUpsPerEmail: Limit = { name: 'sign-up-email', points: 10, seconds: HOUR };
export const signUpsFrom = (points: number): Limit => ({ name: 'sign-up-address', points, seconds: HOUR });

/** Mails to one address; beyond it requests are answered as ever and nothing is sent. */
export const mailsPerEmail = (kind: string): Limit => ({ name: `mail-${kind}`, points: 10, seconds: HOUR });
export const mailsFrom = (points: number): Limit => ({ name: 'mail-address', points, seconds: HOUR });
