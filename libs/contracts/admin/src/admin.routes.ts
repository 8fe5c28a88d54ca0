import { pathSegment } from '@crewcall/contracts-core';

/** Paths of the admin service. A function without an argument is the pattern a router takes. */
export const adminRoutes = {
  feedback: '/api/feedback',
  pageVitals: '/api/page-vitals',
  feedbackPopup: '/api/feedback/popup',
  feedbackPopupSwitch: '/api/admin/feedback/popup',
  feedbackList: '/api/admin/feedback',
  feedbackStats: '/api/admin/feedback/stats',
  feedbackStatus: (id = ':id') => `/api/admin/feedback/${pathSegment(id)}/status`,
  feedbackPriority: (id = ':id') => `/api/admin/feedback/${pathSegment(id)}/priority`,
  feedbackResponse: (id = ':id') => `/api/admin/feedback/${pathSegment(id)}/response`,
  analyticsOverview: '/api/admin/analytics/overview',
  analyticsMonths: '/api/admin/analytics/months',
  analyticsSearches: '/api/admin/analytics/searches',
  activity: '/api/admin/activity',
  cases: '/api/admin/moderation',
  caseDecision: (id = ':id') => `/api/admin/moderation/${pathSegment(id)}/decision`,
  audit: '/api/admin/audit',
  auditExport: '/api/admin/audit/export',
  operations: '/api/admin/operations',
  deadLetters: '/api/admin/operations/dead-letters',
  deadLetterReplay: '/api/admin/operations/dead-letters/replay',
} as const;
