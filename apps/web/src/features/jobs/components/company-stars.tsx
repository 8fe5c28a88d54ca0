import type { Job } from '@crewcall/contracts-jobs';
import { StarRating } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

/** What crew gave the company, from the third review on; before, it is new. Companies that boards name have none. */
export function CompanyStars({ job: { external_source, company_rating } }: { job: Job }): ReactNode {
  return (
    !external_source && <StarRating isCompact value={company_rating?.average ?? null} count={company_rating?.count} />
  );
}
