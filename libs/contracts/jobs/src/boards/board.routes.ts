/** Paths of the external boards. */
export const boardRoutes = {
  sync: '/api/jobs/sync-external',
  health: '/api/jobs/boards',
} as const;
