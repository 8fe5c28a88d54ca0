import { accountsAdminApi } from '../../features/admin/api/accounts-admin.api';
import { adminApi } from '../../features/admin/api/admin.api';
import { ticketChecksApi } from '../../features/admin/api/ticket-checks.api';
import { deskApi } from '../../features/admin/api/desk.api';
import {
  adminTabFiles,
  adminTabIn,
  auditQuery,
  casesQuery,
  feedbackQuery,
  usersQuery,
  type AddressWords,
  type AdminTab,
} from '../../features/admin/model/admin-address';
import { once, type Need, type Needs } from '../needs';

const wordsIn = ({ search }: Need): AddressWords => ({
  get: (name) => search.get(name) ?? '',
  page: Math.max(1, Math.floor(Number(search.get('page')) || 1)),
});

/** For administrators alone: the service answers no other user, who would be sent away anyhow. */
const forAdmins =
  (ask: (need: Need, address: AddressWords) => unknown[]): Needs =>
  (need) =>
    need.user?.role === 'admin' ? Promise.all(ask(need, wordsIn(need))) : undefined;

const { adminOverview, feedbackStats, recentActivity, adminFeedback, popupSwitch, analyticsMonths, missedSearches } =
  adminApi.endpoints;
const { cases, audit, operations, boardHealth, bookingFigures } = deskApi.endpoints;
const { adminUsers, admins, adminUser } = accountsAdminApi.endpoints;

const tabs: Record<AdminTab, (need: Need, address: AddressWords) => unknown[]> = {
  overview: ({ dispatch }) => [
    dispatch(adminOverview.initiate(undefined, once)),
    dispatch(recentActivity.initiate(undefined, once)),
  ],
  feedback: ({ dispatch }, address) => [
    dispatch(adminFeedback.initiate(feedbackQuery(address), once)),
    dispatch(popupSwitch.initiate(undefined, once)),
  ],
  users: ({ dispatch, wants }, address) => {
    wants(adminTabFiles.users);
    return [dispatch(adminUsers.initiate(usersQuery(address), once))];
  },
  admins: ({ dispatch, wants }) => {
    wants(adminTabFiles.admins);
    return [dispatch(admins.initiate(undefined, once))];
  },
  analytics: ({ dispatch, wants }) => {
    wants(adminTabFiles.analytics);
    return [
      dispatch(analyticsMonths.initiate(undefined, once)),
      dispatch(adminOverview.initiate(undefined, once)),
      dispatch(boardHealth.initiate(undefined, once)),
      dispatch(bookingFigures.initiate(undefined, once)),
      dispatch(missedSearches.initiate(undefined, once)),
    ];
  },
};

export const adminNeeds = forAdmins((need, address) => [
  need.dispatch(feedbackStats.initiate(undefined, once)),
  ...tabs[adminTabIn(address.get('tab'))](need, address),
]);

export const reportsNeeds = forAdmins(({ dispatch }, address) => [dispatch(cases.initiate(casesQuery(address), once))]);

export const ticketsNeeds = forAdmins(({ dispatch }) => [
  dispatch(ticketChecksApi.endpoints.ticketQueue.initiate(undefined, once)),
]);

export const auditNeeds = forAdmins(({ dispatch }, address) => [dispatch(audit.initiate(auditQuery(address), once))]);

export const operationsNeeds = forAdmins(({ dispatch }) => [
  dispatch(operations.initiate(undefined, once)),
  dispatch(boardHealth.initiate(undefined, once)),
]);

export const adminUserNeeds = forAdmins(({ dispatch, params: { id = '' } }) => [
  dispatch(adminUser.initiate(id, once)),
]);
