import { termsVersion } from '@crewcall/contracts-identity';
import { newId } from '@crewcall/platform-database';
import { UserEntity } from './user.entity.js';

/** What every account begins with: whether its address is verified is said by the caller that makes it. */
export type NewUser = Pick<UserEntity, 'email' | 'role' | 'emailVerifiedAt'> & Partial<UserEntity>;

/** An account that accepted the terms now, without a password or a name unless the details have them. */
export function newUser(details: NewUser, now: Date): UserEntity {
  return Object.assign(new UserEntity(), {
    id: newId(),
    passwordHash: null,
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
    ...details,
  } satisfies UserEntity);
}
