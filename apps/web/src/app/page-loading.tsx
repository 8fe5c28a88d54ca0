import type { ReactNode } from 'react';
import { LineSkeleton, Loading, Page, VisuallyHidden } from '@crewcall/web-ui';

/** Stands in while a page's code is on its way: a heading and some lines, where they will be. */
export function PageLoading(): ReactNode {
  return (
    <Page sx={{ minHeight: '60vh' }}>
      <VisuallyHidden as="h1">CrewCall</VisuallyHidden>
      <Loading label="Loading page">
        <LineSkeleton width={220} height={32} />
        <br />
        <LineSkeleton width="60%" />
      </Loading>
    </Page>
  );
}
