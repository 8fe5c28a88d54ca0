import { webRoutes } from '@crewcall/contracts-core';
import { onEveryVisit, type SessionUser } from '@crewcall/web-data-access';
import { AllDone, Card, Columns, EmptyState, LinkButton, PlusIcon, Stack } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useRecruiterApplicationsQuery } from '../../features/applications/api/applications.api';
import { useHeldPencilsQuery, useNextCallsQuery } from '../../features/dashboard/api/company-next.api';
import { unfilledSoon } from '../../features/dashboard/model/open-places';
import { useRecruiterJobsQuery } from '../../features/jobs';
import { QueryState } from '../../shared/query-state';
import { useNow } from '../../shared/time';
import { CompanyAside } from './company-aside';
import { DecideList } from './decide-list';
import { LiveJobs } from './live-jobs';
import { waitingApplications } from './home-queries';

/** What a producer opens CrewCall to decide, the jobs with their figures, and what comes next. */
export function CompanyHome({ user }: { user: SessionUser }): ReactNode {
  const fresh = { refetchOnMountOrArgChange: onEveryVisit() };
  const now = useNow();
  const { data: jobs, ...asked } = useRecruiterJobsQuery({ userId: user.id, page: 1 }, fresh);
  const held = useHeldPencilsQuery(undefined, fresh);
  const calls = useNextCallsQuery(undefined, fresh);
  const applied = useRecruiterApplicationsQuery(waitingApplications(user.id), fresh);
  if (!jobs)
    return (
      <Card>
        <QueryState query={asked} what="your jobs" rows={3} height={96} />
      </Card>
    );
  if (jobs.total === 0) return <FirstJob />;
  const { data: pencils = [] } = held;
  const { data: waiting } = applied;
  const unfilled = unfilledSoon(calls.data ?? [], now);
  const missing = [held, calls, applied].filter(({ data }) => !data);
  const decisions = pencils.length + unfilled.length + (waiting?.total ? 1 : 0);
  return (
    <Columns>
      <Stack>
        {decisions > 0 && <DecideList {...{ pencils, unfilled, decisions }} jobs={jobs.items} waiting={waiting} />}
        {missing.length > 0 && (
          <Card>
            <QueryState query={allOf(missing)} what="what needs you" rows={1} height={76} />
          </Card>
        )}
        {decisions === 0 && missing.length === 0 && (
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

type Asked = Parameters<typeof QueryState>[0]['query'];

const allOf = (queries: readonly Asked[]): Asked => ({
  error: queries.find(({ error }) => error)?.error,
  isFetching: queries.some(({ isFetching }) => isFetching),
  refetch: () => queries.forEach(({ refetch }) => void refetch()),
});

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
