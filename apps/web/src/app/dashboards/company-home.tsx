import { webRoutes } from '@crewcall/contracts-core';
import { onEveryVisit, type SessionUser } from '@crewcall/web-data-access';
import { AllDone, Card, Columns, EmptyState, LinkButton, PlusIcon, Stack } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useRecruiterApplicationsQuery } from '../../features/applications/api/applications.api';
import { useHeldPencilsQuery, useNextCallsQuery } from '../../features/dashboard/api/company-next.api';
import { unfilledSoon } from '../../features/dashboard/model/open-places';
import { useRecruiterJobsQuery } from '../../features/jobs';
import { useNow } from '../../shared/time';
import { CompanyAside } from './company-aside';
import { DecideList } from './decide-list';
import { LiveJobs } from './live-jobs';
import { waitingApplications } from './home-queries';

/** What a producer opens CrewCall to decide, the jobs with their figures, and what comes next. */
export function CompanyHome({ user }: { user: SessionUser }): ReactNode {
  const fresh = { refetchOnMountOrArgChange: onEveryVisit() };
  const now = useNow();
  const { data: jobs } = useRecruiterJobsQuery({ userId: user.id, page: 1 }, fresh);
  const { data: pencils = [] } = useHeldPencilsQuery(undefined, fresh);
  const { data: schedule = [] } = useNextCallsQuery(undefined, fresh);
  const { data: waiting } = useRecruiterApplicationsQuery(waitingApplications(user.id), fresh);
  if (!jobs) return null;
  if (jobs.total === 0) return <FirstJob />;
  const unfilled = unfilledSoon(schedule, now);
  const decisions = pencils.length + unfilled.length + (waiting?.total ? 1 : 0);
  return (
    <Columns>
      <Stack>
        {decisions > 0 ? (
          <DecideList {...{ pencils, unfilled, decisions }} jobs={jobs.items} waiting={waiting} />
        ) : (
          <AllDone
            title="Nothing needs you right now"
            text="New applicants, pencils that run out and places that are still open appear here."
          />
        )}
        <LiveJobs jobs={jobs.items} />
      </Stack>
      <CompanyAside {...{ user, now }} />
    </Columns>
  );
}

function FirstJob(): ReactNode {
  return (
    <Card>
      <EmptyState
        drawing="stage"
        heading="h2"
        title="Post your first job"
        text="Date, place, role and rate are enough. It is free, and crew can apply at once."
        action={
          <>
            <LinkButton
              to={webRoutes.dashboard.href({ tab: 'jobs', action: 'post' })}
              variant="contained"
              startIcon={<PlusIcon />}
            >
              Post New Job
            </LinkButton>
            <LinkButton to={webRoutes.freelancers.href()} variant="outlined">
              Look for crew first
            </LinkButton>
          </>
        }
      />
    </Card>
  );
}
