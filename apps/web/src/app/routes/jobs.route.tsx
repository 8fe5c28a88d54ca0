import { Page, PageHead, usePageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { JobList, SyncJobs } from '../../features/jobs';

export function Component(): ReactNode {
  usePageMeta({
    title: 'Find Jobs',
    description: 'Paid crew work at UK shows and conferences: sound, lighting, AV, video and stage.',
  });
  return (
    <Page>
      <PageHead title="Find Jobs" actions={<SyncJobs />} />
      <JobList />
    </Page>
  );
}
