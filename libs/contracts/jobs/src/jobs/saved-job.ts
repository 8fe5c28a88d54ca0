export const savedJobLimits = {
  jobs: 200,
} as const;

/** What who saved a job is told of it; `closing` two days before it takes no more applications. */
export const savedJobEventKinds = ['paused', 'changed', 'filled', 'closing'] as const;
export type SavedJobEventKind = (typeof savedJobEventKinds)[number];

/** Of what was changed, that which decides whether a saved job still suits. */
export const savedJobChanges = ['date', 'rate'] as const;
export type SavedJobChange = (typeof savedJobChanges)[number];
