import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CrewListsPage } from '../../features/crew-lists';
import { WouldWorkAgain } from '../../features/reviews/components/would-work-again';
import { crewListsApi } from '../../features/crew-lists/api/crew-lists.api';
import { once, type Needs } from '../needs';
import { InviteList } from '../offers/invite-list';
import { SignedInPage } from '../shell/signed-in-page';

export const needs: Needs = ({ dispatch, user }) =>
  user?.role === 'recruiter' ? dispatch(crewListsApi.endpoints.crewLists.initiate(undefined, once)) : undefined;

export function Component(): ReactNode {
  return (
    <SignedInPage title="Crew lists" roles={['recruiter']}>
      {({ id }) => (
        <>
          <CrewListsPage actionsOf={(list) => <InviteList companyId={id} {...{ list }} />} />
          <Box sx={{ mt: 4 }}>
            <WouldWorkAgain />
          </Box>
        </>
      )}
    </SignedInPage>
  );
}
