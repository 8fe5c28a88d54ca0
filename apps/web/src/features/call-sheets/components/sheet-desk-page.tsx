import { type CallSheet, type SheetDesk, sheetLabel } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Columns, MainColumn, PageHead, SideColumn, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { OneState } from '../../../shared/query-state';
import { useSheet } from '../hooks/use-sheet';
import { DayBoard } from './day-board';
import { ReadyBoard } from './ready-board';
import { SheetFilesEditor } from './sheet-files-editor';
import { SheetEditor } from './sheet-editor';

/** A company's desk for the sheet of one call: what it says, and how far it came. */
export function SheetDeskPage({ jobId, callId }: { jobId: string; callId: string }): ReactNode {
  const { currentData, error, isFetching, refetch } = useSheet(callId);
  if (!currentData?.desk)
    return (
      <OneState query={{ error, isFetching, refetch }} noun="call sheet" whyNone="Its call may have been removed." />
    );
  return (
    <>
      <TextLink to={webRoutes.jobSchedule.href(jobId)}>Calls and crew</TextLink>
      <Desk sheet={currentData} desk={currentData.desk} />
    </>
  );
}

function Desk({ sheet, desk }: { sheet: CallSheet; desk: SheetDesk }): ReactNode {
  const { draft } = desk;
  return (
    <>
      <PageHead title="Call sheet" lede={[draft.title, sheetLabel(draft), draft.place].filter(Boolean).join(', ')} />
      <Columns>
        <MainColumn>
          <SheetEditor {...{ sheet, desk }} />
          <SheetFilesEditor sheet={sheet} />
        </MainColumn>
        <SideColumn>
          <DayBoard {...{ sheet, desk }} />
          <ReadyBoard {...{ sheet, desk }} />
        </SideColumn>
      </Columns>
    </>
  );
}
