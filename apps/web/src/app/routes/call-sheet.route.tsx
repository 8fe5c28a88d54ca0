import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Page, PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { CallSheetPage } from '../../features/call-sheets';
import { callSheetsApi } from '../../features/call-sheets/api/call-sheets.api';
import { isUnknown, once, type Needs } from '../needs';

export const needs: Needs = async ({ dispatch, user, params: { callId = '' }, isMissing }) => {
  if (!user) return;
  const { error } = await dispatch(callSheetsApi.endpoints.callSheet.initiate(callId, once));
  if (isUnknown(error)) isMissing();
};

export function Component(): ReactNode {
  const { id = '', callId = '' } = useParams();
  const { user, isChecking } = useSession();
  if (!user && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  return (
    <Page>
      <PageMeta title="Call sheet" />
      {user && <CallSheetPage key={callId} bookingId={id} callId={callId} />}
    </Page>
  );
}
