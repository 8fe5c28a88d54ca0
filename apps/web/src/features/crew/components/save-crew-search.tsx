import type { ReactNode } from 'react';
import { preloadable } from '../../../shared/parts';
import { SaveSearchPart } from '../../../shared/saved-searches/save-search-part';
import type { CrewQuery } from '../api/crew.api';

const SaveCrewSearchDialog = preloadable(
  'src/features/crew/components/save-crew-search-dialog.tsx',
  async () => (await import('./save-crew-search-dialog')).SaveCrewSearchDialog,
);

/** Makes a saved search of what the directory is filtered by; a company’s own lists and tags are in none, nor are tickets and kit. */
export function SaveCrewSearch({ query, isFiltered }: { query: CrewQuery; isFiltered: boolean }): ReactNode {
  return (
    <SaveSearchPart
      isOffered={isFiltered && !query.kept && !query.ticket && !query.kit}
      dialog={(onClose) => <SaveCrewSearchDialog {...{ query, onClose }} />}
    />
  );
}
