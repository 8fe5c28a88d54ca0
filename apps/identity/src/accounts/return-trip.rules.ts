import { createHash } from 'node:crypto';
import type { ReturnWish } from '@crewcall/contracts-identity';

/** What the mailed link is to remember of the person who asked for it. */
export interface ReturnTrip {
  next?: string;
  browser_key_hash?: string;
}

export const browserKeyHashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The key itself is kept nowhere. */
export const tripOf = ({ next, browser_key: key }: ReturnWish): ReturnTrip => ({
  ...(next && { next }),
  ...(key && { browser_key_hash: browserKeyHashOf(key) }),
});
