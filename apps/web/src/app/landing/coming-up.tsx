import type { ReactNode } from 'react';
import type { Job } from '@crewcall/contracts-jobs';
import { JobColumnHeads, RowList } from '@crewcall/web-ui';
import { ListedJob } from '../../features/jobs/components/listed-job';

const dateless = '9999';

/** The newest jobs, the nearest call first; those without a date last. */
export function ComingUp({ jobs }: { jobs: readonly Job[] }): ReactNode {
  const byDate = [...jobs].sort((one, other) =>
    (one.event_date ?? dateless).localeCompare(other.event_date ?? dateless),
  );
  return (
    <RowList heads={<JobColumnHeads />} label="Coming up">
      {byDate.map((job) => (
        <ListedJob key={job.id} job={job} />
      ))}
    </RowList>
  );
}
