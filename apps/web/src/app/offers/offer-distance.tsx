import { styled } from '@mui/material/styles';
import type { Offer } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';
import { useFreelancerQuery } from '../../features/profile/api/profiles.api';
import { milesWords } from '@crewcall/contracts-core';
import { phone } from '@crewcall/web-ui';
import { useDistance } from '../../shared/locations';

/** On a phone two lines of its own, also while it is not known: what comes later would move the buttons below while they are pressed. */
const Behind = styled('span')({
  '&:not(:empty)::before': { content: '", "' },
  [phone]: { display: 'block', minHeight: '2lh', '&:not(:empty)::before': { content: 'none' } },
});

/** Behind the place of an offer: how far that is from the home town of the user who is asked. */
export function OfferDistance({ offer: { freelancer_id, location } }: { offer: Offer }): ReactNode {
  const { data: profile } = useFreelancerQuery(freelancer_id);
  const home = profile?.location ?? null;
  const miles = useDistance(home, location);
  return <Behind>{miles !== null && `${milesWords(miles)} from ${home?.split(',')[0]}`}</Behind>;
}
