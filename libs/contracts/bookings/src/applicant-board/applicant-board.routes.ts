import { pathSegment } from '@crewcall/contracts-core';

/** Paths of the applicants of a job by stage. A function without an argument is the pattern a router takes. */
export const applicantBoardRoutes = {
  board: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/board`,
  applicationMarks: (id = ':id') => `/api/applications/${pathSegment(id)}/marks`,
  applicantsFile: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/applicants.csv`,
  boardTimes: (jobId = ':id') => `/api/jobs/${pathSegment(jobId)}/board/times`,
  moveCard: (applicationId = ':id') => `/api/applications/${pathSegment(applicationId)}/move`,
  bulk: '/api/applications/bulk',
  rejectTexts: '/api/reject-texts',
} as const;
