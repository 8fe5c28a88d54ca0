import type { ReactNode } from 'react';
import { crewSearchesApi } from '../../features/crew/api/crew-searches.api';
import { CrewAlertsPage } from '../../features/crew/components/crew-alerts-page';
import { savedSearchesApi } from '../../features/jobs/api/saved-searches.api';
import { AlertsPage } from '../../features/jobs/components/alerts-page';
import { once, type Needs } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs: Needs = ({ dispatch, user }) => {
  if (user?.role === 'freelancer') return dispatch(savedSearchesApi.endpoints.savedSearches.initiate(undefined, once));
  if (user?.role === 'recruiter') return dispatch(crewSearchesApi.endpoints.crewSearches.initiate(undefined, once));
  return undefined;
};

export function Component(): ReactNode {
  return (
    <SignedInPage title="Saved searches" roles={['freelancer', 'recruiter']}>
      {({ role }) => (role === 'recruiter' ? <CrewAlertsPage /> : <AlertsPage />)}
    </SignedInPage>
  );
}
