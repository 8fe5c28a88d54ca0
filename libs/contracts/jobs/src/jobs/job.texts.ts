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

/** What the form says under a field, and what the server answers about it. */
export const jobTexts = {
  titleRequired: 'Please enter a job title.',
  typeRequired: 'Please choose contract or gig.',
  contractTypeRequired: 'Please choose a contract type.',
  locationRequired: 'Please enter a location.',
  rateRequired: 'Please enter a rate.',
  salaryRequired: 'Please enter a salary.',
  descriptionRequired: 'Please describe the job.',
  eventDateRequired: 'Please choose the event date.',
  eventDateShape: 'Please enter the event date as YYYY-MM-DD.',
  day: 'Please give days as YYYY-MM-DD.',
  eventDatePast: 'The event date must not be in the past.',
  durationTypeRequired: 'Please choose how the duration is given.',
  startTimeRequired: 'Please enter a start time.',
  endTimeRequired: 'Please enter an end time.',
  timeShape: 'Please enter the time as HH:MM.',
  endNotAfterStart: 'End time must be after start time',
  endDayOffset: 'A call can end on the same day or the next.',
  days: 'Days must be a whole number from 1 to 365.',
  hours: 'Hours must be a whole number from 1 to 1000.',
  positions: 'Positions must be a whole number from 1 to 100.',
  ratePence: 'Please enter the amount in whole pence.',
  rateUnit: 'Please choose what the amount is for.',
  skills: 'Please list at most 30 skills of at most 60 characters each.',
  status: 'A job can be active or paused.',
  plainText: 'Please use plain text.',
} as const;

/** The label of the rate's field. */
export const rateLabelOf = (type: string | null | undefined): 'Salary' | 'Rate' =>
  type === 'contract' ? 'Salary' : 'Rate';

export const tooLongText = (label: string, max: number): string => `${label} must be at most ${max} characters long.`;
