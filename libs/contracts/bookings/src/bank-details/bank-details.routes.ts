export const bankDetailsRoutes = {
  own: '/api/bank-details',
  /** A post: what it takes and answers stands in no address and no cache. */
  show: '/api/bank-details/show',
} as const;
