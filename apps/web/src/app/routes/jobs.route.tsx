import { Page, PageHead, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { JobList, SyncJobs } from '../../features/jobs';
import { jobsApi } from '../../features/jobs/api/jobs.api';
import { jobsQueryAt } from '../../features/jobs/hooks/use-job-filters';
import { nearQueryOf } from '../../features/jobs/model/near-query';
import { once, type Needs } from '../needs';

export const needs: Needs = async ({ dispatch, search, wants }) => {
  const { jobs, nearestJobs } = jobsApi.endpoints;
  const query = jobsQueryAt(search);
  const { data } = await dispatch(jobs.initiate(query, once));
  if (data?.total !== 0) return;
  wants('src/features/jobs/components/nothing-found.tsx');
  await dispatch(nearestJobs.initiate(nearQueryOf(query), once));
};

export function Component(): ReactNode {
  return (
    <Page>
      <PageMeta
        title="Find Jobs"
        description="Paid crew work at UK shows and conferences: sound, lighting, AV, video and stage."
      />
      <PageHead title="Find Jobs" isSpokenOnPhones />
      <JobList actions={<SyncJobs />} />
    </Page>
  );
}
