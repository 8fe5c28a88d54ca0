/** Below so many finished jobs of the last twelve months there are no figures: they would say little, and of few people. */
export const companyRecordFrom = 3;

/** What a company's jobs of the last twelve months say of it, for every user. */
export interface CompanyRecord {
  open_jobs: number;
  /** Their day is over, and crew was booked. */
  finished_jobs: number;
  /** Of those who applied for the finished ones: how many got a yes or a no, in percent. Null where there is no figure. */
  answered_percent: number | null;
  /** How many different people were booked for the finished ones. */
  crew_booked: number | null;
  /** How many of them more than once, in percent. */
  booked_again_percent: number | null;
  /** What crew gave it, of three reviews or more; null while it is new. */
  rating: { average: number; count: number } | null;
}
