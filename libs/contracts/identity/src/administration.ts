import { type DeclaredError, pathSegment, type PageQuery, type Role } from '@crewcall/contracts-core';
import type { ExternalProvider } from './rules/external-sign-in.rules.js';
import type { ChosenRole, User } from './user.js';

/** Accounts as administrators see and change them. Served by identity, which owns them. */
export const adminUserRoutes = {
  list: '/api/admin/users',
  admins: '/api/admin/users/admins',
  one: (id = ':id') => `/api/admin/users/${pathSegment(id)}`,
  suspend: (id = ':id') => `/api/admin/users/${pathSegment(id)}/suspend`,
  restore: (id = ':id') => `/api/admin/users/${pathSegment(id)}/restore`,
  verify: (id = ':id') => `/api/admin/users/${pathSegment(id)}/verify`,
  promote: (id = ':id') => `/api/admin/users/${pathSegment(id)}/promote`,
  demote: (id = ':id') => `/api/admin/users/${pathSegment(id)}/demote`,
} as const;

export const bootstrapRoutes = {
  status: '/api/bootstrap/status',
  createFirstAdmin: '/api/bootstrap/create-first-admin',
} as const;

export const userStandings = ['active', 'unverified', 'suspended', 'deleted'] as const;
/** `unverified` can not sign in yet, `suspended` not any more; `deleted` rows go after a month. */
export type UserStanding = (typeof userStandings)[number];

export interface AdminUser {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  role: Role;
  email_verified: boolean;
  standing: UserStanding;
  created_at: string;
  auth_provider: 'email' | ExternalProvider;
}

export interface AdminUserQuery extends PageQuery {
  /** Part of an address, of a name or of a company's name. */
  search?: string;
  role?: Role;
  /** All but the deleted when it is not given. */
  standing?: UserStanding;
}

export interface AdminUserSession {
  id: string;
  device: string;
  place: string | null;
  created_at: string;
  last_seen_at: string;
}

export const adminActions = [
  'suspended',
  'restored',
  'verified-by-hand',
  'promoted',
  'demoted',
  'first-admin',
] as const;
/** What was done to an account by another user than its owner. */
export type AdminAction = (typeof adminActions)[number];

export interface AdminUserHistoryItem {
  id: string;
  what: string;
  reason: string | null;
  /** The administrator who did it; null for the person, or an operator at the machine. */
  by: string | null;
  at: string;
}

/** The page of one account: where it is signed in, and what happened to it, newest first. */
export interface AdminUserDetails {
  user: AdminUser;
  sessions: AdminUserSession[];
  history: AdminUserHistoryItem[];
}

export interface AdminActionRequest {
  /** Told to no user but administrators. */
  reason: string;
}

export interface DemoteRequest {
  /** What they are from now on; what they were before when it is not given. */
  role?: ChosenRole;
}

export interface BootstrapStatus {
  /** No administrator exists, and the one who asks may become the first. */
  available: boolean;
  /** The operators want to see the setup token, too. */
  needs_token: boolean;
}

export interface CreateFirstAdminRequest {
  email: string;
  setup_token?: string;
}

export interface CreateFirstAdminAnswer {
  user: User;
  /** Replaces the session: the old token names the old role. */
  token: string;
}

export const administrationLimits = { searchMax: 100, reasonMax: 500, historyMax: 100, setupTokenMax: 200 } as const;

export const administrationTexts = {
  reasonRequired: 'Please give a reason.',
  reasonTooLong: `Please keep the reason under ${administrationLimits.reasonMax} characters.`,
} as const;

/** Errors of what administrators do to accounts. */
export const administrationErrors = {
  adminStands: {
    code: 'ADMIN_NOT_SUSPENDABLE',
    kind: 'conflict',
    message: 'Administrators cannot be suspended. Please demote them first.',
  },
  notPromotable: {
    code: 'NOT_PROMOTABLE',
    kind: 'conflict',
    message: 'Only an account that is verified and not suspended can be promoted.',
  },
  notAdmin: { code: 'NOT_AN_ADMIN', kind: 'conflict', message: 'This account is not an administrator.' },
  lastAdminDemoted: {
    code: 'LAST_ADMIN',
    kind: 'conflict',
    message: 'The last administrator cannot be demoted. Please appoint another one first.',
  },
  adminExists: {
    code: 'ADMIN_EXISTS',
    kind: 'conflict',
    message: 'An administrator exists already. Please ask them to promote you.',
  },
  /** Whatever is missing: approval, verification or the setup token. */
  notApproved: {
    code: 'NOT_APPROVED',
    kind: 'forbidden',
    message: 'This account is not approved to become the first administrator.',
  },
} as const satisfies Record<string, DeclaredError>;

export function reasonProblem(value: unknown): string | null {
  const reason = typeof value === 'string' ? value.trim() : '';
  if (!reason) return administrationTexts.reasonRequired;
  return reason.length > administrationLimits.reasonMax ? administrationTexts.reasonTooLong : null;
}
