import type { Team } from '@crewcall/contracts-bookings';
import { useSession } from '@crewcall/web-data-access';
import { lazy, Suspense, type ReactNode } from 'react';

const HireWithOwnJob = lazy(async () => ({ default: (await import('./hire-with-own-job')).HireWithOwnJob }));

/** For companies alone: hires a team for one of their own jobs. */
export function HireTeam({ team }: { team: Team }): ReactNode {
  const { user } = useSession();
  if (user?.role !== 'recruiter') return null;
  return (
    <Suspense>
      <HireWithOwnJob companyId={user.id} team={team} />
    </Suspense>
  );
}
