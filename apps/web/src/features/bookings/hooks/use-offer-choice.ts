import type { Call } from '@crewcall/contracts-bookings';
import { useState } from 'react';
import { useCallsOfJobQuery, useRolesOfJobQuery } from '../../../shared/job-plan/job-plan.api';
import { callsToAskFor } from '../model/schedule';

export interface JobChoice {
  id: string;
  title: string;
}

/** Which job, role and calls an offer is about; the first of each, and the calls that have a place left, until others are chosen. */
export function useOfferChoice(jobs: readonly JobChoice[]) {
  const [chosenJob, chooseJob] = useState('');
  const [chosenRole, chooseRole] = useState('');
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const jobId = (jobs.find(({ id }) => id === chosenJob) ?? jobs[0])?.id ?? '';
  // The present job's alone: `data` is the last one's until the answer is there.
  const { currentData: roles = [] } = useRolesOfJobQuery(jobId, { skip: !jobId });
  const { currentData: allCalls } = useCallsOfJobQuery(jobId, { skip: !jobId });
  const role = roles.find(({ id }) => id === chosenRole) ?? roles[0];
  const calls = (allCalls ?? []).filter(({ id }) => role?.call_ids.includes(id));
  const first = callsToAskFor(calls, role?.free_call_ids);
  const isKept = (call: Call): boolean => ticked[call.id] ?? first.includes(call);
  const kept = calls.filter(isKept).map(({ id }) => id);
  const without = calls.filter((call) => !isKept(call)).map(({ id }) => id);
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
    toggleCall: (id: string) => setTicked({ ...ticked, [id]: without.includes(id) }),
  };
}
