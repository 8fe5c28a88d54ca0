import type { OtherUser } from '@crewcall/contracts-messaging';

/** How the other side of a conversation is called; of a deleted account only what it was is left. */
export function nameOf(user: OtherUser): string {
  if (user.deleted_at) return user.role === 'recruiter' ? '[Deleted Company]' : '[Deleted Freelancer]';
  const personal = [user.first_name, user.last_name].filter(Boolean).join(' ');
  return (
    (user.role === 'recruiter' && user.company_name) || personal || user.company_name || user.display_name || 'Somebody'
  );
}

export function initialsOf(user: OtherUser): string {
  if (user.deleted_at) return '?';
  const [first = '', second = ''] = nameOf(user).split(/\s+/);
  return (first.charAt(0) + second.charAt(0)).toUpperCase() || '?';
}
