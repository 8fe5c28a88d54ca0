import { Page, PageHead, usePageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { CrewList } from '../../features/crew';

export function Component(): ReactNode {
  usePageMeta({
    title: 'Find Crew',
    description: 'Sound engineers, lighting programmers, AV technicians and stage managers across the UK.',
  });
  return (
    <Page>
      <PageHead title="Find Crew" />
      <CrewList />
    </Page>
  );
}
