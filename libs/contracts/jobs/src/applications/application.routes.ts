/** Paths of applications. A function without an argument is the pattern a router takes. */
export const applicationRoutes = {
  counts: '/api/applications/counts',
  one: (id = ':id') => `/api/applications/${id}`,
  accept: (id = ':id') => `/api/applications/${id}/accept`,
  reject: (id = ':id') => `/api/applications/${id}/reject`,
  cancel: (id = ':id') => `/api/applications/${id}/cancel`,
  review: (id = ':id') => `/api/applications/${id}/review`,
  shortlist: (id = ':id') => `/api/applications/${id}/shortlist`,
  ofFreelancer: (userId = ':userId') => `/api/freelancer/${userId}/applications`,
  ofRecruiter: (userId = ':userId') => `/api/recruiter/${userId}/applications`,
} as const;
