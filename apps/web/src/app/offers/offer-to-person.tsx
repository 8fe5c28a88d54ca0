import { useSession } from '@crewcall/web-data-access';
import { lazy, Suspense, type ReactNode } from 'react';

const OwnJobsOffer = lazy(async () => ({ default: (await import('./own-jobs-offer')).OwnJobsOffer }));

/** For companies alone: an offer about one of their own jobs. */
export function OfferToPerson({ userId, name }: { userId: string; name: string }): ReactNode {
  const { user } = useSession();
  if (user?.role !== 'recruiter' || user.id === userId) return null;
  return (
    <Suspense>
      <OwnJobsOffer companyId={user.id} {...{ userId, name }} />
    </Suspense>
  );
}
