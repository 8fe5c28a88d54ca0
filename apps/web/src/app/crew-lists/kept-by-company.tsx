import { styled } from '@mui/material/styles';
import { useSession } from '@crewcall/web-data-access';
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';

const FavouriteButton = lazy(async () => ({
  default: (await import('../../features/crew-lists/components/favourite-button')).FavouriteButton,
}));
const TogetherNote = lazy(async () => ({
  default: (await import('../../features/crew-lists/components/together-note')).TogetherNote,
}));
const KeptOnPerson = lazy(async () => ({
  default: (await import('../../features/crew-lists/components/kept-on-person')).KeptOnPerson,
}));

const KeptFilter = lazy(async () => ({
  default: (await import('../../features/crew-lists/components/kept-filter')).KeptFilter,
}));

/** As high as what comes there, so that the list below stays where it is. */
const KeptPlace = styled('div')({ height: 72, marginBottom: 24 });

/** In Find Crew, for companies alone. */
export const keptFilter = (kept: ComponentProps<typeof KeptFilter>): ReactNode => (
  <Suspense fallback={<KeptPlace />}>
    <KeptFilter {...kept} />
  </Suspense>
);

interface PersonProps {
  userId: string;
  name: string;
}

function useIsOtherCompany(userId: string): boolean {
  const { user } = useSession();
  return user?.role === 'recruiter' && user.id !== userId;
}

interface FavouriteProps extends PersonProps {
  among: readonly string[];
  /** How often they worked together stands beside it already. */
  isStarAlone?: boolean;
}

/** For companies alone, on a card or beside a name: the star, and how often they worked together. */
export function FavouriteOfCompany({ among, isStarAlone = false, ...person }: FavouriteProps): ReactNode {
  return (
    useIsOtherCompany(person.userId) && (
      <Suspense>
        <FavouriteButton {...person} among={among} />
        {!isStarAlone && <TogetherNote userId={person.userId} among={among} />}
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
