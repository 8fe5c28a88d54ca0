import { timingSafeEqual, createHash } from 'node:crypto';
import { normaliseEmail } from '@crewcall/contracts-identity';
import type { UserEntity } from '../users/user.entity.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Approved beforehand, letter by letter, and proved to be the owner of that very address. */
export function isApproved(user: UserEntity, approved = ''): boolean {
  const addresses = approved.split(',').map(normaliseEmail).filter(Boolean);
  return user.emailVerifiedAt !== null && !user.suspendedAt && addresses.includes(user.email);
}

/** True as well where no token is wanted. Takes as long for a wrong one as for the right one. */
export const isRightToken = (wanted: string | undefined, given = ''): boolean =>
  !wanted || timingSafeEqual(digest(wanted), digest(given));
