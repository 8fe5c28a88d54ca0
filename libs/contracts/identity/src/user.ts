import type { Role } from '@crewcall/contracts-core';

/** What a person may choose for themselves: an administrator is made by the operators, never by a form. */
export const chosenRoles = ['freelancer', 'recruiter'] as const satisfies readonly Role[];
export type ChosenRole = (typeof chosenRoles)[number];

/** The account as its owner sees it. No other user is ever given this type: see `UserSummary`. */
export interface User {
  id: string;
  email: string;
  role: Role;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  email_verified: boolean;
  avatar_url: string | null;
  created_at: string;
}

/** What any signed-in person may learn of another. The address is given to its
 * owner, to administrators and to who has an application in common with them, else null. */
export interface UserSummary {
  id: string;
  role: Role;
  email: string | null;
  display_name: string;
}

export type NamedUser = Pick<User, 'role' | 'first_name' | 'last_name' | 'company_name'>;

interface NamedPerson {
  first_name?: string | null;
  last_name?: string | null;
}

/** 'Ana Reyes', or `otherwise` of a person who has given neither name. */
export function personName({ first_name, last_name }: NamedPerson, otherwise = ''): string {
  const names = [first_name, last_name].map((part) => part?.trim()).filter(Boolean);
  return names.join(' ') || otherwise;
}

const ownName = (user: NamedUser): string =>
  user.role === 'recruiter' ? (user.company_name?.trim() ?? '') : personName(user);

/** How a person is named to themselves and to administrators: names or company, else the local part of the address. */
export function displayNameOf(user: NamedUser & Pick<User, 'email'>): string {
  return ownName(user) || (user.email.split('@')[0] ?? '');
}

const nameless: Record<Role, string> = { freelancer: 'Crew member', recruiter: 'Company', admin: 'Administrator' };

/** How a person is named to every other user: never by a part of their address. */
export function publicNameOf(user: NamedUser): string {
  return ownName(user) || nameless[user.role];
}

/** The two letters of an avatar, from the same sources as the name beside it. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean);
  const [first = '', second] = words;
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
}
