/** Longest texts and largest numbers of a job. Lengths in characters. */
export const jobLimits = {
  title: 120,
  company: 120,
  location: 160,
  rate: 60,
  description: 10_000,
  /** Jobs that one company posts within a day, unless the service is told otherwise. */
  perDay: 100,
  skills: 30,
  skill: 60,
  days: 365,
  hours: 1000,
  positions: 100,
  /** Ten million pounds. */
  ratePence: 1_000_000_000,
  search: 200,
} as const;

/** The label of the rate's field. */
export const rateLabelOf = (type: string | null | undefined): 'Salary' | 'Rate' =>
  type === 'contract' ? 'Salary' : 'Rate';
