import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import type { ReactNode } from 'react';
import { SearchForm, type NamedAlert } from '../../../shared/saved-searches/search-form';
import type { CrewQuery } from '../api/crew.api';
import { useSaveCrewSearchMutation } from '../api/crew-searches.api';
import { nameOfSearch } from '../model/crew-search-labels';

/** Keeps what the directory is filtered by, whatever page of it is shown. */
export function SaveCrewSearchDialog({ query, onClose }: { query: CrewQuery; onClose: () => void }): ReactNode {
  const [save, { isLoading, error }] = useSaveCrewSearchMutation();
  const dispatch = useAppDispatch();
  const { page: _page, page_size: _size, order: _order, kept: _kept, ...wanted } = query;
  const submit = async (named: NamedAlert): Promise<void> => {
    if ((await save({ ...named, wanted })).error) return;
    onClose();
    dispatch(showToast({ tone: 'good', title: `“${named.name}” is saved` }));
  };
  return (
    <SearchForm
      title="Save this search"
      sought="crew"
      first={{ name: nameOfSearch(wanted), alert: 'daily' }}
      isBusy={isLoading}
      error={error}
      onSubmit={(named) => void submit(named)}
      onClose={onClose}
    />
  );
}
