import { useSession } from '@crewcall/web-data-access';
import { lazy, Suspense, type ReactNode } from 'react';

const FavouriteButton = lazy(async () => ({
  default: (await import('../../features/crew-lists/components/favourite-button')).FavouriteButton,
}));
const KeptOnPerson = lazy(async () => ({
  default: (await import('../../features/crew-lists/components/kept-on-person')).KeptOnPerson,
}));

interface PersonProps {
  userId: string;
  name: string;
}

function useIsOtherCompany(userId: string): boolean {
  const { user } = useSession();
  return user?.role === 'recruiter' && user.id !== userId;
}

/** For companies alone: the star on a card or beside a name. */
export function FavouriteOfCompany({ among, ...person }: PersonProps & { among: readonly string[] }): ReactNode {
  return (
    useIsOtherCompany(person.userId) && (
      <Suspense>
        <FavouriteButton {...person} among={among} />
      </Suspense>
    )
  );
}

/** For companies alone: what they keep on a crew member. */
export function KeptByCompany({ userId, firstName }: { userId: string; firstName: string | null }): ReactNode {
  return (
    useIsOtherCompany(userId) && (
      <Suspense>
        <KeptOnPerson {...{ userId, firstName }} />
      </Suspense>
    )
  );
}
