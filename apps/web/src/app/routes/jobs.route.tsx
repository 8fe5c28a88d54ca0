import { Page, PageHead, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { JobList, SyncJobs } from '../../features/jobs';
import { jobsApi } from '../../features/jobs/api/jobs.api';
import { jobsQueryAt } from '../../features/jobs/hooks/use-job-filters';
import { once, type Needs } from '../needs';

export const needs: Needs = ({ dispatch, search }) =>
  dispatch(jobsApi.endpoints.jobs.initiate(jobsQueryAt(search), once));

export function Component(): ReactNode {
  return (
    <Page>
      <PageMeta
        title="Find Jobs"
        description="Paid crew work at UK shows and conferences: sound, lighting, AV, video and stage."
      />
      <PageHead title="Find Jobs" actions={<SyncJobs />} />
      <JobList />
    </Page>
  );
}
