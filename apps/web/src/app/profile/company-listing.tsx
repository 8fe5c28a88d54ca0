import type { ReactNode } from 'react';
import { OpenJobsOf } from '../../features/jobs/components/open-jobs-of';
import { CompanyReviews } from '../../features/reviews/components/company-reviews';

/** What a company is looking for now, and what crew said of it. */
export function CompanyListing({ userId }: { userId: string }): ReactNode {
  return (
    <>
      <OpenJobsOf userId={userId} />
      <CompanyReviews userId={userId} />
    </>
  );
}
