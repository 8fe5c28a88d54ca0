/** Paths of the admin service. */
export const adminRoutes = {
  feedback: '/api/feedback',
  analyticsOverview: '/api/admin/analytics/overview',
  activity: '/api/admin/activity',
} as const;
