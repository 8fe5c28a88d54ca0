import type { JobSearch } from '@crewcall/contracts-jobs';
import { containsPattern } from '../jobs/contains-pattern.js';
import { filtersOf } from '../jobs/job-filters.js';
import { wordsOf } from '../jobs/job-words.js';

/** What the page of jobs would look for, as the columns that new jobs are held against. */
export function searchColumns(wanted: JobSearch): unknown[] {
  const { search, location, category, rateUnit, rateMin, from, to, origin } = filtersOf(wanted, true);
  return [
    search ? wordsOf(search).map(containsPattern) : null,
    location ? containsPattern(location) : null,
    category,
    rateUnit,
    rateMin,
    from,
    to,
    origin,
  ];
}
