import type { ReactNode } from 'react';
import { preloadable } from '../../../shared/parts';
import { SaveSearchPart } from '../../../shared/saved-searches/save-search-part';
import type { ListedSearch } from './job-list';

const SaveSearchDialog = preloadable(
  'src/features/jobs/components/save-search-dialog.tsx',
  async () => (await import('./save-search-dialog')).SaveSearchDialog,
);

/** Makes a saved search of what the list is filtered by; of a distance or a map none is kept yet. */
export function SaveSearch({ query, isFiltered, isSaved }: ListedSearch): ReactNode {
  // Of who can save none it is not known.
  if (isSaved === undefined) return null;
  return (
    <SaveSearchPart
      isOffered={isFiltered && !isSaved && !query.near && !query.zoom}
      dialog={(onClose) => <SaveSearchDialog {...{ query, onClose }} />}
    />
  );
}
