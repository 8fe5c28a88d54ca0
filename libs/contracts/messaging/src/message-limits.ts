// By itself: what reads messages needs no rules of what is written.
export const messageLimits = {
  /** Characters at which the counter turns amber; sending still works. */
  counter: 1000,
  /** Characters the service takes at most. */
  content: 10_000,
  reportReason: 1000,
  /** People who are written to at once. */
  bulk: 100,
  /** Messages of one page of history. */
  page: 50,
  pageMax: 100,
  conversationsPage: 50,
  search: 100,
} as const;
