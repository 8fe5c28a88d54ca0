import { personName } from '@crewcall/contracts-identity';
import type { ReactNode } from 'react';
import { useShownCrew } from '../../features/profile/hooks/use-profile-of';
import { OfferToPerson } from './offer-to-person';

/** On a crew member's profile. */
export function OfferToProfile({ userId }: { userId: string }): ReactNode {
  const crew = useShownCrew(userId);
  return crew && <OfferToPerson {...{ userId }} name={personName(crew, 'this person')} />;
}
