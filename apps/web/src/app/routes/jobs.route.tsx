import { Page, PageHead, PageMeta } from '@crewcall/web-ui';
import { Suspense, type ReactNode } from 'react';
import { JobList, SyncJobs } from '../../features/jobs';
import { jobsApi } from '../../features/jobs/api/jobs.api';
import { jobsQueryAt } from '../../features/jobs/hooks/use-job-filters';
import { nearQueryOf } from '../../features/jobs/model/near-query';
import { nearFieldsFile } from '../../shared/locations';
import { preloadable } from '../../shared/parts';
import { once, type Needs } from '../needs';

const saveSearchFile = 'src/features/jobs/components/save-search.tsx';
const SaveSearch = preloadable(
  saveSearchFile,
  async () => (await import('../../features/jobs/components/save-search')).SaveSearch,
);

export const needs: Needs = async ({ dispatch, user, search, wants }) => {
  const { jobs, nearestJobs } = jobsApi.endpoints;
  const query = jobsQueryAt(search, user);
  if (user?.role === 'freelancer' && search.size > 0) wants(saveSearchFile);
  if (query.near) wants(nearFieldsFile);
  if (query.zoom) wants('src/features/jobs/components/job-map.tsx');
  const { data } = await dispatch(jobs.initiate(query, once));
  if (data?.total !== 0 || query.zoom) return;
  wants('src/features/jobs/components/nothing-found.tsx');
  if (query.saved) return;
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
      <JobList
        actions={(list) => (
          <>
            {(list.isFiltered || list.isSaved) && (
              <Suspense>
                <SaveSearch {...list} />
              </Suspense>
            )}
            <SyncJobs />
          </>
        )}
      />
    </Page>
  );
}
