import type { UserEntity } from '../users/user.entity.js';
import type { ExternalPerson } from './external-person.js';
import { ExternalRefusal } from './external-refusal.js';

/**
 * Both sides must have proved the address. Otherwise whoever claims somebody's address, here or at the provider, would
 * be let into the other's account.
 */
export function assertMayLink(person: ExternalPerson, user: UserEntity): void {
  if (!person.isEmailVerified || !user.emailVerifiedAt) throw new ExternalRefusal('account_exists');
}

export function assertMayEnter(user: UserEntity): void {
  if (user.suspendedAt) throw new ExternalRefusal('account_suspended');
  if (!user.emailVerifiedAt) throw new ExternalRefusal('email_unverified');
}
