import { bookingsApi } from '../../features/bookings/api/bookings.api';
import { daysOfCalls } from '../../features/crew/model/crew-days';
import { useOwnJobChoicesQuery } from '../../features/jobs/api/jobs.api';
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
  const { data: jobs = [] } = useOwnJobChoicesQuery(companyId);
  const [jobId, setJobId] = useState('');
  const choose = async (id: string): Promise<void> => {
    setJobId(id);
    if (!id) return;
    const asked = bookingsApi.endpoints.callsOfJob.initiate(id, { subscribe: false });
    const { data: calls = [] } = await dispatch(asked);
    const days = daysOfCalls(calls);
    if (days.length) onDays(days);
  };
  return (
    <SelectField
      label="Days of a job"
      placeholder="Choose a job"
      options={jobs.map(({ id, title }) => ({ value: id, label: `As job ${title}` }))}
      value={jobId}
      onChange={({ target }) => void choose(target.value)}
    />
  );
}
