import { pathSegment } from '@crewcall/contracts-core';

/** Paths of the identity service. A function without an argument is the pattern a router takes. */
export const authRoutes = {
  signUp: '/api/auth/signup',
  verifyEmail: '/api/auth/verify-email',
  resendVerification: '/api/auth/resend-verification',
  signIn: '/api/auth/signin',
  signOut: '/api/auth/signout',
  session: '/api/auth/session',
  forgotPassword: '/api/auth/forgot-password',
  resetPassword: '/api/auth/reset-password',
  updateAccount: '/api/auth/update-account',
  changePassword: '/api/auth/change-password',
  deleteAccount: '/api/auth/delete-account',
  sessions: '/api/auth/sessions',
  oneSession: (id = ':id') => `/api/auth/sessions/${pathSegment(id)}`,
  signInMethods: '/api/auth/sign-in-methods',
  confirmationCode: '/api/auth/confirmation-code',
  external: (provider = ':provider') => `/api/auth/${pathSegment(provider)}`,
  externalReturn: (provider = ':provider') => `/api/auth/${pathSegment(provider)}/callback`,
} as const;

/** Between our own servers; the gateway leads no user there. */
export const internalRoutes = { readers: '/internal/readers' } as const;

export const userRoutes = {
  one: (id = ':id') => `/api/users/${pathSegment(id)}`,
  report: (id = ':id') => `/api/users/${pathSegment(id)}/report`,
  preferences: '/api/users/me/preferences',
  dataExport: '/api/users/me/data-export',
  dataExportFile: (id = ':id') => `/api/users/me/data-export/${pathSegment(id)}/file`,
} as const;

export const freelancerRoutes = {
  directory: '/api/freelancers',
  among: '/api/freelancers/among',
  create: '/api/freelancer',
  one: (id = ':id') => `/api/freelancer/${pathSegment(id)}`,
} as const;

export const companyRoutes = {
  create: '/api/recruiter',
  one: (id = ':id') => `/api/recruiter/${pathSegment(id)}`,
} as const;

export const locationRoutes = { search: '/api/locations/search' } as const;
