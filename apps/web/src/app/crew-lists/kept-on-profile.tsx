import type { ReactNode } from 'react';
import { useFreelancerQuery } from '../../features/profile/api/profiles.api';
import { KeptByCompany } from './kept-by-company';

/** Below a crew member's profile. */
export function KeptOnProfile({ userId }: { userId: string }): ReactNode {
  const { data } = useFreelancerQuery(userId);
  return data && <KeptByCompany {...{ userId }} firstName={data.first_name} />;
}
