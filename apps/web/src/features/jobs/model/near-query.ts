import type { JobListQuery, JobSearch } from '@crewcall/contracts-jobs';

/** What was looked for, on no page and in no order. */
export function nearQueryOf({ page: _page, page_size: _size, order: _order, ...search }: JobListQuery): JobSearch {
  return search;
}
