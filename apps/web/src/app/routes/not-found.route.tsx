import type { ReactNode } from 'react';
import { webRoutes } from '@crewcall/contracts-core';
import { Drawing, LinkButton, Page, PageHead, PageMeta } from '@crewcall/web-ui';
import { styled } from '@mui/material/styles';

const Centre = styled(Page)({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  paddingBlock: 96,
  textAlign: 'center',
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 },
});

export function Component(): ReactNode {
  return (
    <Centre>
      <PageMeta title="Page Not Found" />
      <Drawing name="stage" />
      <PageHead
        title="Page Not Found"
        lede="This stage is empty. The address may be mistyped, or the page has moved."
      />
      <div>
        <LinkButton to={webRoutes.landing.href()} variant="contained" color="inherit">
          Back to Home
        </LinkButton>
        <LinkButton to={webRoutes.jobs.href()} variant="outlined">
          Browse Jobs
        </LinkButton>
      </div>
    </Centre>
  );
}
