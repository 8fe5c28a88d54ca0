import { onEveryVisit, type SessionUser } from '@crewcall/web-data-access';
import { AllDone, Card, Columns, Stack } from '@crewcall/web-ui';
import { Suspense, type ReactNode } from 'react';
import { nextDays, useNextQuery } from '../../features/dashboard/api/next.api';
import { NextCall } from '../../features/dashboard/components/next-call';
import { WeekStrip } from '../../features/dashboard/components/week-strip';
import { londonDay } from '../../features/dashboard/model/london-words';
import { askedNow, nextCall } from '../../features/dashboard/model/next-call';
import { weekDays } from '../../features/dashboard/model/week-days';
import { preloadable } from '../../shared/parts';
import { QueryState } from '../../shared/query-state';
import { useNow } from '../../shared/time';
import { AskedList } from './asked-list';
import { CrewAside } from './crew-aside';
import { firstSteps } from './home-queries';
import { useFirstSteps } from './use-first-steps';

const FirstSteps = preloadable(
  firstSteps,
  async () => (await import('../../features/dashboard/components/first-steps')).FirstSteps,
);

/** What crew open CrewCall for: where to be next, what waits for an answer, and how the week looks. */
export function CrewHome({ user }: { user: SessionUser }): ReactNode {
  const now = useNow();
  const range = nextDays(now);
  const { data, error, isFetching, refetch } = useNextQuery(range, { refetchOnMountOrArgChange: onEveryVisit() });
  const items = data?.items ?? [];
  const call = nextCall(items, now);
  const asked = askedNow(items);
  const steps = useFirstSteps(user, data);
  if (!data)
    return (
      <Card>
        <QueryState query={{ error, isFetching, refetch }} what="your next calls" rows={3} height={96} />
      </Card>
    );
  return (
    <Columns>
      <Stack>
        {call && <NextCall call={call} />}
        {!call && steps && (
          <Suspense>
            <FirstSteps steps={steps} />
          </Suspense>
        )}
        {asked.length > 0 ? (
          <AskedList asked={asked} />
        ) : (
          (call || steps === null) && (
            <AllDone
              title="Nothing needs you right now"
              text="Offers and pencils that need an answer appear here, soonest first."
            />
          )
        )}
        <WeekStrip days={weekDays(items, londonDay(now))} />
      </Stack>
      <CrewAside user={user} />
    </Columns>
  );
}
