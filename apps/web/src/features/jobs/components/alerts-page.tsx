import { webRoutes } from '@crewcall/contracts-core';
import { searchAddressOf } from '@crewcall/contracts-jobs';
import { onEveryVisit } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { SavedSearchList } from '../../../shared/saved-searches/saved-search-list';
import type { SavedSearchActions } from '../../../shared/saved-searches/search-lines';
import {
  useEditSearchMutation,
  useRemoveSearchMutation,
  useSavedSearchesQuery,
  useSearchSeenMutation,
} from '../api/saved-searches.api';
import { wordsOfSearch } from '../model/search-labels';

const actions: SavedSearchActions = {
  useEdit: useEditSearchMutation,
  useRemove: useRemoveSearchMutation,
  useSeen: useSearchSeenMutation,
};

/** A crew member’s saved searches. */
export function AlertsPage(): ReactNode {
  const { data, ...query } = useSavedSearchesQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  const searches = data?.map(({ wanted, new_jobs, ...search }) => ({
    ...search,
    words: wordsOfSearch(wanted),
    to: webRoutes.jobs.href(searchAddressOf(wanted)),
    fresh: new_jobs,
  }));
  return <SavedSearchList sought="jobs" page={webRoutes.jobs.path} {...{ searches, query, actions }} />;
}
