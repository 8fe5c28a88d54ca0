/** Errors of the jobs service: the code a program branches on and the words a person reads. */
export const jobsErrors = {
  jobMissing: { code: 'JOB_NOT_FOUND', message: 'This job no longer exists.' },
  companyNameMissing: {
    code: 'COMPANY_NAME_REQUIRED',
    message: 'Please complete your company profile first. Make sure to add your company name.',
  },
  companyNameNotOwn: {
    code: 'COMPANY_NAME_NOT_OWN',
    message: 'Jobs are posted under the company name of your profile. Change it there first.',
  },
  tooManyJobs: { code: 'RATE_LIMITED', message: 'You have posted many jobs today. Please post the next one tomorrow.' },
  tooManyApplications: {
    code: 'RATE_LIMITED',
    message: 'You have sent many applications today. Please send the next one tomorrow.',
  },
  jobClosed: { code: 'JOB_CLOSED', message: 'This job is closed.' },
  jobHasHires: { code: 'JOB_HAS_BOOKINGS', message: 'Cancel the bookings first.' },
  positionsBelowHired: {
    code: 'POSITIONS_BELOW_HIRED',
    message: 'There cannot be fewer positions than people already hired.',
  },
  alreadyApplied: { code: 'ALREADY_APPLIED', message: 'You have already applied for this job.' },
  jobNotOpen: { code: 'JOB_NOT_OPEN', message: 'This job is not taking applications at the moment.' },
  jobIsExternal: { code: 'JOB_IS_EXTERNAL', message: 'Please apply for this job on the site that advertises it.' },
  jobFilled: { code: 'JOB_FILLED', message: 'This job has already been filled.' },
  applicationMissing: { code: 'APPLICATION_NOT_FOUND', message: 'This application does not exist.' },
  applicationDecided: { code: 'APPLICATION_DECIDED', message: 'This application has already been decided.' },
  applicationIsBooking: { code: 'APPLICATION_IS_BOOKING', message: 'A booking cannot be removed.' },
  bookingOver: { code: 'BOOKING_OVER', message: 'This booking has already taken place.' },
  alreadyRated: { code: 'ALREADY_RATED', message: 'You have already rated this booking.' },
  notHired: { code: 'NOT_HIRED', message: 'Only a booking can be rated.' },
  recruiterMissing: { code: 'RECRUITER_NOT_FOUND', message: 'Unable to find recruiter for this job' },
  ratingRequested: {
    code: 'RATING_ALREADY_REQUESTED',
    message: 'You have already asked for a rating of this booking.',
  },
  boardsUnavailable: {
    code: 'BOARDS_UNAVAILABLE',
    message: 'The job boards could not be reached. Please try again later.',
  },
  boardsNotConfigured: { code: 'BOARDS_NOT_CONFIGURED', message: 'No job board is configured.' },
} as const;

/** What a signed-out visitor reads when they apply; clients look for 'log in'. */
export const APPLY_SIGN_IN_TEXT = 'Please log in to apply for jobs.';
