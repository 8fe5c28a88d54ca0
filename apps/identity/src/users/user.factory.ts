import { termsVersion } from '@crewcall/contracts-identity';
import { newId } from '@crewcall/platform-database';
import { UserEntity } from './user.entity.js';

/** A verified freelancer without a password, unless told otherwise. For specs and for new accounts alike. */
export function buildUser(overrides: Partial<UserEntity> = {}): UserEntity {
  const id = overrides.id ?? newId();
  const now = new Date();
  return Object.assign(new UserEntity(), {
    id,
    email: `${id}@example.test`,
    emailVerifiedAt: now,
    passwordHash: null,
    role: 'freelancer',
    firstName: null,
    lastName: null,
    companyName: null,
    photoId: null,
    logoId: null,
    isProfileVisible: true,
    isMailEnabled: true,
    termsVersion,
    termsAcceptedAt: now,
    termsAddressHash: null,
    suspendedAt: null,
    deletedAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  } satisfies UserEntity);
}
