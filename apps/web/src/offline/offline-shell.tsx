import { styled } from '@mui/material/styles';
import { Logo, Page, TextLink, Wrap } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const Bar = styled('header')(({ theme: { vars } }) => ({
  background: vars.palette.background.paper,
  borderBottom: `1px solid ${vars.palette.divider}`,
}));
const Inside = styled(Wrap)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

/** Around what stands on this device: no other page can be reached from here. */
export function OfflineShell({ isOfOne, children }: { isOfOne?: boolean; children: ReactNode }): ReactNode {
  return (
    <>
      <Bar>
        <Inside>
          <Logo size={32} />
          {isOfOne && <TextLink to="/">Saved call sheets</TextLink>}
        </Inside>
      </Bar>
      <Page id="main" as="main">
        {children}
      </Page>
    </>
  );
}
