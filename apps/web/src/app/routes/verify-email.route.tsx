import type { ReactNode } from 'react';
import { Page, PageHead } from '@crewcall/web-ui';

export function Component(): ReactNode {
  return (
    <Page>
      <PageHead title="verify-email" />
    </Page>
  );
}
