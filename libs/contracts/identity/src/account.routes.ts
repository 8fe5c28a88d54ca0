import { pathSegment } from '@crewcall/contracts-core';

/** Paths of one’s own account, once signed in. */
export const accountRoutes = {
  changePassword: '/api/auth/change-password',
  deleteAccount: '/api/auth/delete-account',
  sessions: '/api/auth/sessions',
  oneSession: (id = ':id') => `/api/auth/sessions/${pathSegment(id)}`,
  signInMethods: '/api/auth/sign-in-methods',
  confirmationCode: '/api/auth/confirmation-code',
  proof: '/api/auth/proof',
} as const;

export const userRoutes = {
  one: (id = ':id') => `/api/users/${pathSegment(id)}`,
  report: (id = ':id') => `/api/users/${pathSegment(id)}/report`,
  preferences: '/api/users/me/preferences',
  dataExport: '/api/users/me/data-export',
  dataExportFile: (id = ':id') => `/api/users/me/data-export/${pathSegment(id)}/file`,
} as const;
