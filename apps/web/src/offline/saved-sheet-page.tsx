import { PageMeta } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { CallSheetPage } from '../features/call-sheets';
import type { SheetCopy } from '../features/call-sheets/offline/offline-database';
import { OfflineShell } from './offline-shell';
import { SavedSheetsPage } from './saved-sheets-page';

/** The sheet that the address names, where it is on this device; otherwise those that are. */
export function SavedSheetPage({ copies }: { copies: readonly SheetCopy[] }): ReactNode {
  const { id = '', callId = '' } = useParams();
  if (!copies.some((copy) => copy.callId === callId)) return <SavedSheetsPage copies={copies} />;
  return (
    <OfflineShell isOfOne>
      <PageMeta title="Call sheet" />
      <CallSheetPage key={callId} bookingId={id} callId={callId} />
    </OfflineShell>
  );
}
