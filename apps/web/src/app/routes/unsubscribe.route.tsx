import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StopCrewSearchPage } from '../../features/crew/components/stop-crew-search-page';
import { StopSearchPage } from '../../features/jobs/components/stop-search-page';
import { UnsubscribePage } from '../../features/notifications/components/unsubscribe-page';

/** Where the last link of every mail leads: of a saved search, to the end of that search alone. */
export function Component(): ReactNode {
  const [params] = useSearchParams();
  const [ofJobs, ofCrew] = [params.get('search'), params.get('crew_search')];
  if (ofCrew) return <StopCrewSearchPage searchKey={ofCrew} />;
  return ofJobs ? <StopSearchPage searchKey={ofJobs} /> : <UnsubscribePage />;
}
