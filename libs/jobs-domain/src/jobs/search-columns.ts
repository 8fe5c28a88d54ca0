import { categoriesOf } from '@crewcall/contracts-jobs';
import type { JobEntity } from './job.entity.js';

/**
 * Fills the columns that the list is filtered by. Lower case is made here and not in the database, whose idea of
 * letters depends on how it was installed; the line end keeps a match from running over from one field to the next.
 */
export function fillSearchColumns(job: JobEntity): void {
  job.searchText = [job.title, job.company, job.description, ...job.skills].join('\n').toLowerCase();
  job.locationText = job.shownLocation.toLowerCase();
  job.categories = categoriesOf({
    type: job.type,
    contract_type: job.contractType,
    employmentType: job.employmentType,
  });
}
