import { madeOnce } from '@crewcall/contracts-core';
import { type AdminUser, personName, type UserStanding } from '@crewcall/contracts-identity';
import type { AccountAction } from '../api/accounts-admin.api';

export const roleLabels: Record<AdminUser['role'], string> = {
  freelancer: 'Freelancer',
  recruiter: 'Recruiter',
  admin: 'Admin',
};

export const standingLabels: Record<UserStanding, string> = {
  active: 'Active',
  unverified: 'Unverified',
  suspended: 'Suspended',
  deleted: 'Deleted',
};

export const providerLabels: Record<AdminUser['auth_provider'], string> = {
  email: 'Email',
  google: 'Google',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
};

/** The company for companies, first and last name for people; the address for the user who has given neither. */
export const nameOf = (user: AdminUser): string =>
  (user.role === 'recruiter' ? user.company_name : personName(user)) || user.email;

const joined = madeOnce(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' }));

export const joinedOn = ({ created_at }: AdminUser): string => joined().format(new Date(created_at));

interface AccountActionLabels {
  label: string;
  title: (name: string) => string;
  text: string;
  done: string;
  needsReason: boolean;
  isDestructive: boolean;
}

export const accountActionLabels: Record<AccountAction, AccountActionLabels> = {
  suspend: {
    label: 'Suspend',
    title: (name) => `Suspend ${name}?`,
    text: 'They are signed out everywhere at once and cannot sign in. Their jobs are no longer listed.',
    done: 'Account suspended',
    needsReason: true,
    isDestructive: true,
  },
  restore: {
    label: 'Restore',
    title: (name) => `Restore ${name}?`,
    text: 'They can sign in again, and their jobs are listed as before.',
    done: 'Account restored',
    needsReason: true,
    isDestructive: false,
  },
  verify: {
    label: 'Verify by hand',
    title: (name) => `Verify ${name} by hand?`,
    text: 'For somebody whose mail never arrives and who proved in another way that the address is theirs.',
    done: 'Email verified',
    needsReason: true,
    isDestructive: false,
  },
  promote: {
    label: 'Make administrator',
    title: (name) => `Make ${name} an administrator?`,
    text: 'They may do everything that you may, and sign in anew.',
    done: 'Administrator appointed',
    needsReason: false,
    isDestructive: false,
  },
  demote: {
    label: 'Dismiss as administrator',
    title: (name) => `Dismiss ${name} as administrator?`,
    text: 'They become what they were before, and sign in anew.',
    done: 'Administrator dismissed',
    needsReason: false,
    isDestructive: true,
  },
};

/** What can be done to an account as it stands. */
export function accountActionsFor({ role, standing }: AdminUser): AccountAction[] {
  if (standing === 'deleted') return [];
  if (role === 'admin') return ['demote'];
  if (standing === 'suspended') return ['restore'];
  return standing === 'unverified' ? ['verify', 'suspend'] : ['promote', 'suspend'];
}
