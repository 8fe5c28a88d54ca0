import type { ReactNode } from 'react';
import { KitChip } from '../../../shared/kit';
import { useRolesOfJobQuery } from '../../../shared/job-plan/job-plan.api';
import { roleAppliedFor, type OfApplicant } from './free-chip';

/** Beside an applicant: how much of the kit that the role asks for they have. */
export function ApplicantKit({ jobId, userId, appliedFor }: OfApplicant): ReactNode {
  const { data: roles = [] } = useRolesOfJobQuery(jobId);
  const role = roleAppliedFor(roles, appliedFor);
  return role?.kit.length ? <KitChip roleId={role.id} among={[userId]} {...{ userId }} /> : null;
}
