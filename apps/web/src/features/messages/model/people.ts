import { initialsOf, personName } from '@crewcall/contracts-identity';
import type { OtherUser } from '@crewcall/contracts-messaging';

/** How the other side of a conversation is called; of a deleted account only what it was is left. */
export function nameOf(user: OtherUser): string {
  if (user.deleted_at) return user.role === 'recruiter' ? '[Deleted Company]' : '[Deleted Freelancer]';
  const personal = personName(user);
  return (
    (user.role === 'recruiter' && user.company_name) || personal || user.company_name || user.display_name || 'Somebody'
  );
}

export const initialsOfOther = (user: OtherUser): string => (user.deleted_at ? '?' : initialsOf(nameOf(user)));
