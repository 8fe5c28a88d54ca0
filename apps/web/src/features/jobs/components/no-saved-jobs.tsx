import { webRoutes } from '@crewcall/contracts-core';
import { Card, EmptyState, LinkButton } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

export function NoSavedJobs(): ReactNode {
  return (
    <Card>
      <EmptyState
        drawing="stage"
        title="No saved jobs yet"
        text="Press the heart of a job to keep it here. You hear when it is paused, changes in date or rate, is filled or is about to close."
        action={
          <LinkButton to={webRoutes.jobs.path} variant="contained" color="inherit">
            Browse Jobs
          </LinkButton>
        }
      />
    </Card>
  );
}
