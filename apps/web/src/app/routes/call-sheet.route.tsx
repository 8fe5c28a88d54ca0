import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { CallSheetPage } from '../../features/call-sheets';
import { callSheetsApi } from '../../features/call-sheets/api/call-sheets.api';
import { needsOfOne, once } from '../needs';
import { SignedInPage } from '../shell/signed-in-page';

export const needs = needsOfOne(({ dispatch, params: { callId = '' } }) =>
  dispatch(callSheetsApi.endpoints.callSheet.initiate(callId, once)),
);

export function Component(): ReactNode {
  const { id = '', callId = '' } = useParams();
  return (
    <SignedInPage title="Call sheet">
      {() => <CallSheetPage key={callId} bookingId={id} callId={callId} />}
    </SignedInPage>
  );
}
