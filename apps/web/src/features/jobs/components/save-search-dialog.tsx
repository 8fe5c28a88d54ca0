import type { JobListQuery } from '@crewcall/contracts-jobs';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { useSaveSearchMutation } from '../api/saved-searches.api';
import { nameOfSearch } from '../model/search-labels';
import { SearchForm, type NamedAlert } from '../../../shared/saved-searches/search-form';

/** Keeps what the list is filtered by, whatever page of it is shown. */
export function SaveSearchDialog({ query, onClose }: { query: JobListQuery; onClose: () => void }): ReactNode {
  const [save, { isLoading, error }] = useSaveSearchMutation();
  const dispatch = useAppDispatch();
  const { page: _page, page_size: _size, order: _order, ...wanted } = query;
  const submit = async (named: NamedAlert): Promise<void> => {
    if ((await save({ ...named, wanted })).error) return;
    onClose();
    dispatch(showToast({ tone: 'good', title: `“${named.name}” is saved` }));
  };
  return (
    <SearchForm
      title="Save this search"
      sought="jobs"
      first={{ name: nameOfSearch(wanted), alert: 'daily' }}
      isBusy={isLoading}
      error={error}
      onSubmit={(named) => void submit(named)}
      onClose={onClose}
    />
  );
}
