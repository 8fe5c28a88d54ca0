import type { ReactNode } from 'react';
import { useShownCrew } from '../../features/profile/hooks/use-profile-of';
import { OfferToPerson } from './offer-to-person';

/** On a crew member's profile. */
export function OfferToProfile({ userId }: { userId: string }): ReactNode {
  const crew = useShownCrew(userId);
  const name = [crew?.first_name, crew?.last_name].filter(Boolean).join(' ');
  return crew && <OfferToPerson {...{ userId }} name={name || 'this person'} />;
}
