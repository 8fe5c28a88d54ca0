import type { ReactNode } from 'react';
import { OfferButton } from '../../features/bookings/components/offer-button';
import { useRecruiterJobsQuery } from '../../features/jobs/api/jobs.api';

interface OwnJobsOfferProps {
  companyId: string;
  userId: string;
  name: string;
}

export function OwnJobsOffer({ companyId, userId, name }: OwnJobsOfferProps): ReactNode {
  const { data } = useRecruiterJobsQuery({ userId: companyId, page: 1 });
  const jobs = data?.items ?? [];
  return jobs.length > 0 && <OfferButton {...{ jobs, name }} freelancerId={userId} isLarge />;
}
