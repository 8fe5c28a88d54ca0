import type { Offer } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import { useFreelancerQuery } from '../../features/profile/api/profiles.api';
import { milesWords } from '@crewcall/contracts-core';
import { useDistance } from '../../shared/locations';

/** Behind the place of an offer: how far that is from the home town of the user who is asked. */
export function OfferDistance({ offer: { freelancer_id, location } }: { offer: Offer }): ReactNode {
  const { data: profile } = useFreelancerQuery(freelancer_id);
  const home = profile?.location ?? null;
  const miles = useDistance(home, location);
  return miles !== null && `, ${milesWords(miles)} from ${home?.split(',')[0]}`;
}
