import { displayNameOf, initialsOf, type User } from '@crewcall/contracts-identity';

/** The signed-in person, as their own account shows them. */
export type SessionUser = User;

/** How a person is named to themselves: company for companies, first and last name for people, else the e-mail's local part. */
export function displayName(user: SessionUser): string {
  return displayNameOf(user);
}

/** The two letters of their avatar, from the same source. */
export function initials(user: SessionUser): string {
  return initialsOf(displayNameOf(user));
}
