import {
  feedbackStatuses,
  feedbackTypes,
  type AuditQuery,
  type CaseQuery,
  type FeedbackListQuery,
} from '@crewcall/contracts-admin';
import { isRole } from '@crewcall/contracts-core';
import { userStandings, type AdminUserQuery } from '@crewcall/contracts-identity';

/** What an address says by name; empty where it does not. */
export interface AddressWords {
  get: (name: string) => string;
  page: number;
}

const adminTabs = ['overview', 'feedback', 'users', 'admins', 'analytics'] as const;
export type AdminTab = (typeof adminTabs)[number];

export const adminTabIn = (asked: string): AdminTab => adminTabs.find((name) => name === asked) ?? 'overview';

/** The files with the code of the tabs that come by themselves. */
export const adminTabFiles = {
  users: 'src/features/admin/components/users-tab.tsx',
  admins: 'src/features/admin/components/admins-tab.tsx',
  analytics: 'src/features/admin/components/analytics-tab.tsx',
};

export function usersQuery({ get, page }: AddressWords): AdminUserQuery {
  const [search, role] = [get('search').trim(), get('role')];
  const standing = userStandings.find((one) => one === get('standing'));
  return { page, ...(search && { search }), ...(isRole(role) && { role }), ...(standing && { standing }) };
}

export function feedbackQuery({ get, page }: AddressWords): FeedbackListQuery {
  const status = feedbackStatuses.find((one) => one === get('status'));
  const type = feedbackTypes.find((one) => one === get('type'));
  return { ...(status && { status }), ...(type && { type }), page };
}

export const casesQuery = ({ get, page }: AddressWords): CaseQuery => ({
  status: get('status') === 'decided' ? 'decided' : 'open',
  page,
});

export const auditFilters = ({ get }: AddressWords): Record<'search' | 'from' | 'to', string> => ({
  search: get('search'),
  from: get('from'),
  to: get('to'),
});

export const auditQuery = (address: AddressWords): AuditQuery => ({
  ...Object.fromEntries(Object.entries(auditFilters(address)).filter(([, value]) => value)),
  page: address.page,
});
