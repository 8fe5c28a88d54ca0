import { webRoutes } from '@crewcall/contracts-core';
import { onEveryVisit } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { SavedSearchList } from '../../../shared/saved-searches/saved-search-list';
import type { SavedSearchActions } from '../../../shared/saved-searches/search-lines';
import {
  useCrewSearchesQuery,
  useCrewSearchSeenMutation,
  useEditCrewSearchMutation,
  useRemoveCrewSearchMutation,
} from '../api/crew-searches.api';
import { pageOfSearch, wordsOfSearch } from '../model/crew-search-labels';

const actions: SavedSearchActions = {
  useEdit: useEditCrewSearchMutation,
  useRemove: useRemoveCrewSearchMutation,
  useSeen: useCrewSearchSeenMutation,
};

/** A company’s saved searches. */
export function CrewAlertsPage(): ReactNode {
  const { data, ...query } = useCrewSearchesQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  const searches = data?.map(({ wanted, new_crew, ...search }) => ({
    ...search,
    words: wordsOfSearch(wanted),
    to: pageOfSearch(wanted),
    fresh: new_crew,
  }));
  return <SavedSearchList sought="crew" page={webRoutes.freelancers.path} {...{ searches, query, actions }} />;
}
