import type { ReactNode } from 'react';
import { useFreelancerQuery } from '../../features/profile/api/profiles.api';
import { OfferToPerson } from './offer-to-person';

/** On a crew member's profile. */
export function OfferToProfile({ userId }: { userId: string }): ReactNode {
  const { data } = useFreelancerQuery(userId);
  const name = [data?.first_name, data?.last_name].filter(Boolean).join(' ');
  return data && <OfferToPerson {...{ userId }} name={name || 'this person'} />;
}
