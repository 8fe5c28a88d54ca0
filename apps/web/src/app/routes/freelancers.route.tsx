import { webRoutes } from '@crewcall/contracts-core';
import type { CrewDirectoryItem } from '@crewcall/contracts-identity';
import { useSession } from '@crewcall/web-data-access';
import { LinkButton, Page, PageHead, PageMeta } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { CrewList } from '../../features/crew';
import { crewApi } from '../../features/crew/api/crew.api';
import { readCrewAddress } from '../../features/crew/hooks/use-crew-filters';
import { nearFieldsFile } from '../../shared/locations';
import { FavouriteOfCompany, keptFilter } from '../crew-lists/kept-by-company';
import { OfferToPerson } from '../offers/offer-to-person';
import { once, type Needs } from '../needs';

const DaysOfOwnJob = lazy(async () => ({ default: (await import('../offers/days-of-own-job')).DaysOfOwnJob }));

export const needs: Needs = ({ dispatch, search, user, wants }) => {
  const { query } = readCrewAddress(search, user?.role === 'recruiter');
  if (query.near) wants(nearFieldsFile);
  // A page is rendered with what is read alone; people named in a body are asked for by the browser.
  return query.kept ? undefined : dispatch(crewApi.endpoints.crew.initiate(query, once));
};

const KitOfOwnRole = lazy(async () => ({ default: (await import('../offers/kit-of-own-role')).KitOfOwnRole }));

/** One question for the stars of all cards. */
function marksOf(people: readonly CrewDirectoryItem[]) {
  const among = people.map(({ user_id }) => user_id);
  return function Mark({ user_id, display_name }: CrewDirectoryItem): ReactNode {
    return <FavouriteOfCompany userId={user_id} name={display_name} among={among} />;
  };
}

export function Component(): ReactNode {
  const { user } = useSession();
  return (
    <Page>
      <PageMeta
        title="Find Crew"
        description="Sound engineers, lighting programmers, AV technicians and stage managers across the UK."
      />
      <PageHead
        title="Find Crew"
        actions={
          <>
            <LinkButton to={webRoutes.teams.href()} variant="outlined">
              Teams
            </LinkButton>
            {user?.role === 'recruiter' && (
              <LinkButton to={webRoutes.crewLists.href()} variant="outlined">
                Crew lists
              </LinkButton>
            )}
          </>
        }
      />
      <CrewList
        marksOf={marksOf}
        keptBy={keptFilter}
        actionsOf={({ user_id, display_name }) => <OfferToPerson userId={user_id} name={display_name} />}
        kitOfRole={(asked) =>
          user && (
            <Suspense fallback={<span />}>
              <KitOfOwnRole companyId={user.id} {...asked} />
            </Suspense>
          )
        }
        daysOfJob={(onDays) =>
          user && (
            <Suspense fallback={<span />}>
              <DaysOfOwnJob companyId={user.id} {...{ onDays }} />
            </Suspense>
          )
        }
      />
    </Page>
  );
}
