import type { ReactNode } from 'react';
import { KitChip } from '../../../shared/kit';
import { useRolesOfJobQuery } from '../api/bookings.api';
import { roleAppliedFor } from './free-chip';

/** Beside an applicant: how much of the kit that the role asks for they have. */
export function ApplicantKit({ jobId, userId }: { jobId: string; userId: string }): ReactNode {
  const { data: roles = [] } = useRolesOfJobQuery(jobId);
  const role = roleAppliedFor(roles);
  return role?.kit.length ? <KitChip roleId={role.id} among={[userId]} {...{ userId }} /> : null;
}
