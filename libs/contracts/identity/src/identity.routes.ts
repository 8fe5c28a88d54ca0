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
} as const;

export const userRoutes = { one: (id = ':id') => `/api/users/${id}` } as const;

export const freelancerRoutes = {
  directory: '/api/freelancers',
  create: '/api/freelancer',
  one: (id = ':id') => `/api/freelancer/${id}`,
} as const;

export const companyRoutes = {
  create: '/api/recruiter',
  one: (id = ':id') => `/api/recruiter/${id}`,
} as const;

export const locationRoutes = { search: '/api/locations/search' } as const;
