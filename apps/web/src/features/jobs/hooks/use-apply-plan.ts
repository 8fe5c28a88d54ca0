import { useCallsOfJobQuery, useRolesOfJobQuery } from '../../../shared/job-plan/job-plan.api';

/** The roles and calls of a job that one applies for; empty until they are there, with what kept one of them away. */
export function useApplyPlan(jobId: string) {
  const { data: roles, ...ofRoles } = useRolesOfJobQuery(jobId);
  const { data: calls, ...ofCalls } = useCallsOfJobQuery(jobId);
  const failed = [!roles && ofRoles, !calls && ofCalls].flatMap((query) =>
    query && query.error !== undefined ? [query] : [],
  );
  return {
    plan: { roles: roles ?? [], calls: calls ?? [] },
    error: failed[0]?.error,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
