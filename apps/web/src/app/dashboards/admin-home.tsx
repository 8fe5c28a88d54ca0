import { webRoutes } from '@crewcall/contracts-core';
import { LinkButton, PageHead, Section, Stack } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { AdminWaits } from '../../features/admin/components/admin-waits';
import { OverviewTiles } from '../../features/admin/components/overview-tiles';

/** What an administrator sees first: what needs a person, the platform in three numbers, and the way to the rest. */
export function AdminHome(): ReactNode {
  return (
    <>
      <PageHead
        title="Dashboard"
        lede="You are signed in as an administrator."
        actions={
          <LinkButton to={webRoutes.admin.href()} variant="contained">
            Admin Dashboard
          </LinkButton>
        }
      />
      <Stack>
        <AdminWaits />
        <Section title="The platform in numbers" isTitleHidden>
          <OverviewTiles />
        </Section>
      </Stack>
    </>
  );
}
