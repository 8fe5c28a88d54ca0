import type { ReactNode } from 'react';
import { useShownCrew } from '../../features/profile/hooks/use-profile-of';
import { KeptByCompany } from './kept-by-company';

/** Below a crew member's profile. */
export function KeptOnProfile({ userId }: { userId: string }): ReactNode {
  const crew = useShownCrew(userId);
  return crew && <KeptByCompany {...{ userId }} firstName={crew.first_name} />;
}
