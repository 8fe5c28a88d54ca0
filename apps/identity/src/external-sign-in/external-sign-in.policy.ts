import type { UserEntity } from '../users/user.entity.js';
import type { ExternalPerson } from './external-person.js';
import { ProviderError } from './provider.errors.js';

/**
 * The provider must have proved the address: otherwise anyone who claims an address there would be let into the account of
 * its owner. What was signed up here with an address that was never proved gives way: see `isClaim`.
 */
export function assertMayLink(person: ExternalPerson): void {
  if (!person.isEmailVerified) throw new ProviderError('account_exists');
}

/** An account whose address was never proved: it is a claim, and worth nothing against its owner. */
export const isClaim = (user: UserEntity): boolean => user.emailVerifiedAt === null && user.suspendedAt === null;

export function assertMayEnter(user: UserEntity): void {
  if (user.suspendedAt) throw new ProviderError('account_suspended');
  if (!user.emailVerifiedAt) throw new ProviderError('email_unverified');
}
