import type { ReactNode } from 'react';
import { StopSearch } from '../../../shared/saved-searches/stop-search';
import { useStopSearchMutation } from '../api/saved-searches.api';

/** Where the mail of a saved search of jobs leads. */
export function StopSearchPage({ searchKey }: { searchKey: string }): ReactNode {
  const [stop, state] = useStopSearchMutation();
  return <StopSearch {...state} onStop={() => void stop(searchKey)} />;
}
