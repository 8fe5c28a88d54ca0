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
  external: (provider = ':provider') => `/api/auth/${pathSegment(provider)}`,
  externalReturn: (provider = ':provider') => `/api/auth/${pathSegment(provider)}/callback`,
} as const;

/** Between our own servers; the gateway passes no request on to them. */
export const internalRoutes = { readers: '/internal/readers' } as const;
