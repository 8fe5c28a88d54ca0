import type { ReactNode } from 'react';
import { OfferButton } from '../../features/bookings/components/offer-button';
import { useOwnJobChoicesQuery } from '../../features/jobs/api/own-jobs.api';

interface OwnJobsOfferProps {
  companyId: string;
  userId: string;
  name: string;
}

export function OwnJobsOffer({ companyId, userId, name }: OwnJobsOfferProps): ReactNode {
  const { data: jobs = [] } = useOwnJobChoicesQuery(companyId);
  return jobs.length > 0 && <OfferButton {...{ jobs, name }} freelancerId={userId} isLarge />;
}
