import { Page } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { JobPage } from '../../features/jobs';

export function Component(): ReactNode {
  const { id = '' } = useParams();
  return (
    <Page>
      <JobPage key={id} id={id} />
    </Page>
  );
}
