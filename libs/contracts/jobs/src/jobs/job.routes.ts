/** Paths of jobs. A function without an argument is the pattern a router takes. */
export const jobRoutes = {
  list: '/api/jobs',
  one: (id = ':id') => `/api/jobs/${id}`,
  ofRecruiter: (userId = ':userId') => `/api/jobs/recruiter/${userId}`,
  apply: (id = ':id') => `/api/jobs/${id}/apply`,
} as const;
