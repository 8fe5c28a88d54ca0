import { Page } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { JobPage } from '../../features/jobs';
import { ReportButton } from '../../features/reports';

export function Component(): ReactNode {
  const { id = '' } = useParams();
  return (
    <Page>
      <JobPage key={id} id={id} footOf={(job) => <ReportButton kind="job" id={job.id} ownerId={job.recruiter_id} />} />
    </Page>
  );
}
