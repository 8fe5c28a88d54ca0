import { useState } from 'react';
import { useCallsOfJobQuery, useRolesOfJobQuery } from '../../../shared/job-plan/job-plan.api';

export interface JobChoice {
  id: string;
  title: string;
}

/** Which job, role and calls an offer is about; the first of each until another is chosen. */
export function useOfferChoice(jobs: readonly JobChoice[]) {
  const [chosenJob, chooseJob] = useState('');
  const [chosenRole, chooseRole] = useState('');
  const [without, setWithout] = useState<readonly string[]>([]);
  const jobId = (jobs.find(({ id }) => id === chosenJob) ?? jobs[0])?.id ?? '';
  // The present job's alone: `data` is the last one's until the answer is there.
  const { currentData: roles = [] } = useRolesOfJobQuery(jobId, { skip: !jobId });
  const { currentData: allCalls } = useCallsOfJobQuery(jobId, { skip: !jobId });
  const role = roles.find(({ id }) => id === chosenRole) ?? roles[0];
  const calls = (allCalls ?? []).filter(({ id }) => role?.call_ids.includes(id));
  const kept = calls.filter(({ id }) => !without.includes(id)).map(({ id }) => id);
  return {
    jobId,
    roles,
    roleId: role?.id ?? '',
    calls,
    without,
    /** Undefined while all are meant. */
    callIds: kept.length < calls.length ? kept : undefined,
    isPossible: role !== undefined && allCalls !== undefined && (calls.length === 0 || kept.length > 0),
    chooseJob,
    chooseRole,
    toggleCall: (id: string) =>
      setWithout((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
  };
}
