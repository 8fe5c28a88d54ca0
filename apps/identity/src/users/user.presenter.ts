import { publicNameOf, type User, type UserSummary } from '@crewcall/contracts-identity';
import type { UserChangedPayload } from '@crewcall/contracts-identity/dto';
import { mediaAddress } from '../media/media.presenter.js';
import type { UserEntity } from './user.entity.js';

/** The picture that stands for this person: a company's logo, every other user's photo. */
const avatarOf = (user: UserEntity): string | null =>
  mediaAddress(user.role === 'recruiter' ? user.logoId : user.photoId);

/** The account as its owner sees it. */
export function presentUser(user: UserEntity): User {
  return {
    id: user.id,
    email: user.email,
    role: user.role,
    first_name: user.firstName,
    last_name: user.lastName,
    company_name: user.companyName,
    email_verified: user.emailVerifiedAt !== null,
    avatar_url: avatarOf(user),
    created_at: user.createdAt.toISOString(),
  };
}

/** How strangers and neighbours name this person. */
export const publicNameOfUser = (user: UserEntity): string =>
  publicNameOf({
    role: user.role,
    first_name: user.firstName,
    last_name: user.lastName,
    company_name: user.companyName,
  });

export function presentSummary(user: UserEntity, { withEmail }: { withEmail: boolean }): UserSummary {
  return {
    id: user.id,
    role: user.role,
    email: withEmail ? user.email : null,
    display_name: publicNameOfUser(user),
  };
}

/** The facts neighbours keep a copy of. */
export function userFacts(user: UserEntity): UserChangedPayload {
  return {
    role: user.role,
    display_name: publicNameOfUser(user),
    first_name: user.firstName,
    last_name: user.lastName,
    company_name: user.companyName,
    avatar_url: avatarOf(user),
    visibility: user.isProfileVisible ? 'public' : 'hidden',
    mail_enabled: user.isMailEnabled,
  };
}
