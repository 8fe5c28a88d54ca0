import type { ReactNode } from 'react';
import { OfferButton } from '../../features/bookings/components/offer-button';
import { useOwnJobChoicesQuery } from '../../features/jobs/api/own-jobs.api';
import { FailedLook } from '../../shared/query-state';

interface OwnJobsOfferProps {
  companyId: string;
  userId: string;
  name: string;
}

export function OwnJobsOffer({ companyId, userId, name }: OwnJobsOfferProps): ReactNode {
  const { data: jobs = [], error, refetch } = useOwnJobChoicesQuery(companyId);
  if (error !== undefined && !jobs.length)
    return <FailedLook text="Your jobs could not be loaded." {...{ error }} onRetry={() => void refetch()} />;
  return jobs.length > 0 && <OfferButton {...{ jobs, name }} freelancerId={userId} isLarge />;
}
