import { type ErrorDeclaration, errorTexts } from '@crewcall/contracts-core';
import type { JobQuestion } from './questions/question.js';

/** Errors of the jobs service: the code a program branches on and the words a person reads. */
export const jobsErrors = {
  /** Never was, or was deleted: which of the two is not said. */
  jobMissing: { code: 'JOB_NOT_FOUND', kind: 'missing', message: 'This job no longer exists.' },
  companyNameMissing: {
    code: 'COMPANY_NAME_REQUIRED',
    kind: 'invalid',
    message: 'Please complete your company profile first. Make sure to add your company name.',
  },
  /** A job speaks for the company that posts it. */
  companyNameNotOwn: {
    code: 'COMPANY_NAME_NOT_OWN',
    kind: 'invalid',
    field: 'company',
    message: 'Jobs are posted under the company name of your profile. Change it there first.',
  },
  tooManyJobs: {
    code: 'RATE_LIMITED',
    kind: 'limited',
    retryAfterSeconds: 60 * 60,
    message: 'You have posted many jobs today. Please post the next one tomorrow.',
  },
  tooManySavedJobs: {
    code: 'TOO_MANY_SAVED_JOBS',
    kind: 'conflict',
    message: 'You have saved 200 jobs. Take one off your saved jobs first.',
  },
  tooManySavedSearches: {
    code: 'TOO_MANY_SAVED_SEARCHES',
    kind: 'conflict',
    message: 'You have saved 20 searches. Delete one on the page of your alerts first.',
  },
  savedSearchMissing: {
    code: 'SAVED_SEARCH_NOT_FOUND',
    kind: 'missing',
    message: 'This search is not saved any more. Save it again on the page of jobs.',
  },
  searchLinkDead: {
    code: 'SEARCH_LINK_DEAD',
    kind: 'missing',
    message: 'This search is not saved any more, so it sends no mail.',
  },
  tooManyApplications: {
    code: 'RATE_LIMITED',
    kind: 'limited',
    retryAfterSeconds: 60 * 60,
    message: 'You have sent many applications today. Please send the next one tomorrow.',
  },
  jobClosed: { code: 'JOB_CLOSED', kind: 'conflict', message: 'This job is closed.' },
  /** People are booked on it. */
  jobHasHires: { code: 'JOB_HAS_BOOKINGS', kind: 'conflict', message: 'Cancel the bookings first.' },
  positionsBelowHired: {
    code: 'POSITIONS_BELOW_HIRED',
    kind: 'conflict',
    message: 'There cannot be fewer positions than people already hired.',
  },
  alreadyApplied: { code: 'ALREADY_APPLIED', kind: 'conflict', message: 'You have already applied for this job.' },
  /** The amount is the company's: there is none to ask for. */
  rateIsSet: {
    code: 'RATE_IS_SET',
    kind: 'conflict',
    field: 'asked_pence',
    message: 'This job has a set rate. Apply without an amount.',
  },
  /** The company asks something else by now. */
  /** Beside the question that it is about, which the words name too. */
  answerMissing: ({ id, text }: JobQuestion, problem: string) => ({
    code: 'VALIDATION_FAILED',
    kind: 'invalid',
    message: `${text} ${problem}`,
    details: [{ field: `answers.${id}`, message: problem }],
  }),
  questionsChanged: {
    code: 'QUESTIONS_CHANGED',
    kind: 'conflict',
    message: 'The company has changed its questions. Reload the job and answer them again.',
  },
  /** Of what was chosen something is gone. */
  planChanged: {
    code: 'PLAN_CHANGED',
    kind: 'conflict',
    message: 'The company has changed its calls or roles. Reload the job and choose again.',
  },
  /** Paused: it may take applications again later. */
  jobNotOpen: { code: 'JOB_NOT_OPEN', kind: 'conflict', message: 'This job is not taking applications at the moment.' },
  jobIsExternal: {
    code: 'JOB_IS_EXTERNAL',
    kind: 'invalid',
    message: 'Please apply for this job on the site that advertises it.',
  },
  /** Every position was taken, perhaps a moment ago. */
  jobFilled: { code: 'JOB_FILLED', kind: 'conflict', message: 'This job has already been filled.' },
  /** Never was, or is none of the caller's business: which of the two is not said. */
  applicationMissing: { code: 'APPLICATION_NOT_FOUND', kind: 'missing', message: 'This application does not exist.' },
  /** Hired, rejected or withdrawn already. */
  applicationDecided: {
    code: 'APPLICATION_DECIDED',
    kind: 'conflict',
    message: 'This application has already been decided.',
  },
  /** A booking binds both sides; it is cancelled, not tidied away. */
  applicationIsBooking: { code: 'APPLICATION_IS_BOOKING', kind: 'conflict', message: 'A booking cannot be removed.' },
  /** The show is over. */
  bookingOver: { code: 'BOOKING_OVER', kind: 'conflict', message: 'This booking has already taken place.' },
  /** One rating for one booking; it is not taken back. */
  alreadyRated: { code: 'ALREADY_RATED', kind: 'conflict', message: 'You have already rated this booking.' },
  notHired: { code: 'NOT_HIRED', kind: 'conflict', message: 'Only a booking can be rated.' },
  /** The company's account is gone, so no one can be asked. */
  recruiterMissing: { code: 'RECRUITER_NOT_FOUND', kind: 'conflict', message: 'Unable to find recruiter for this job' },
  /** Asked a short while ago: a company is reminded, not pestered. */
  ratingRequested: {
    code: 'RATING_ALREADY_REQUESTED',
    kind: 'limited',
    message: 'You have already asked for a rating of this booking.',
  },
  /** Too many lists are being counted for the first time. */
  jobListBusy: { code: 'UNAVAILABLE', kind: 'unavailable', message: errorTexts.UNAVAILABLE, retryAfterSeconds: 2 },
  /** Every configured board failed. */
  boardsUnavailable: {
    code: 'BOARDS_UNAVAILABLE',
    kind: 'unavailable',
    message: 'The job boards could not be reached. Please try again later.',
  },
  /** There is nothing to ask: no board has keys. */
  boardsNotConfigured: { code: 'BOARDS_NOT_CONFIGURED', kind: 'conflict', message: 'No job board is configured.' },
} as const satisfies Record<string, ErrorDeclaration>;

/** What a signed-out visitor reads when they apply; clients look for 'log in'. */
export const APPLY_SIGN_IN_TEXT = 'Please log in to apply for jobs.';
