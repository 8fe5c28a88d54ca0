import type { ReactNode } from 'react';
import { StopSearch } from '../../../shared/saved-searches/stop-search';
import { useStopCrewSearchMutation } from '../api/crew-searches.api';

/** Where the mail of a saved search of crew leads. */
export function StopCrewSearchPage({ searchKey }: { searchKey: string }): ReactNode {
  const [stop, state] = useStopCrewSearchMutation();
  return <StopSearch {...state} onStop={() => void stop(searchKey)} />;
}
