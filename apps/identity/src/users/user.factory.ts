import { newId } from '@crewcall/platform-database';
import { newUser } from './new-user.js';
import type { UserEntity } from './user.entity.js';

/** A verified freelancer without a password, unless told otherwise. For specs. */
export function buildUser(overrides: Partial<UserEntity> = {}): UserEntity {
  const id = overrides.id ?? newId();
  const now = new Date();
  return newUser({ email: `${id}@example.test`, emailVerifiedAt: now, role: 'freelancer', ...overrides, id }, now);
}
