import { jobPlanApi } from '../../shared/job-plan/job-plan.api';
import { daysOfCalls } from '../../features/crew/model/crew-days';
import { useOwnJobChoicesQuery } from '../../features/jobs/api/own-jobs.api';
import { FailedLook } from '../../shared/query-state';
import { useAppDispatch } from '@crewcall/web-data-access';
import { SelectField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';

interface DaysOfOwnJobProps {
  companyId: string;
  onDays: (days: readonly string[]) => void;
}

/** In Find Crew: the days of one of the company's own jobs. */
export function DaysOfOwnJob({ companyId, onDays }: DaysOfOwnJobProps): ReactNode {
  const dispatch = useAppDispatch();
  const { data: jobs = [], ...ofJobs } = useOwnJobChoicesQuery(companyId);
  const [jobId, setJobId] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const choose = async (id: string): Promise<void> => {
    setJobId(id);
    setFailure(undefined);
    if (!id) return;
    const asked = jobPlanApi.endpoints.callsOfJob.initiate(id, { subscribe: false });
    const { data: calls = [], error } = await dispatch(asked);
    setFailure(error);
    const days = daysOfCalls(calls);
    if (days.length) onDays(days);
  };
  if (!jobs.length && ofJobs.error !== undefined)
    return (
      <FailedLook text="Your jobs could not be loaded." error={ofJobs.error} onRetry={() => void ofJobs.refetch()} />
    );
  return (
    <>
      <SelectField
        label="Days of a job"
        placeholder="Choose a job"
        options={jobs.map(({ id, title }) => ({ value: id, label: `As job ${title}` }))}
        value={jobId}
        onChange={({ target }) => void choose(target.value)}
      />
      {failure !== undefined && (
        <FailedLook text="Its days could not be loaded." error={failure} onRetry={() => void choose(jobId)} />
      )}
    </>
  );
}
