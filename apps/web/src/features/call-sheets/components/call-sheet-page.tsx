import { styled } from '@mui/material/styles';
import {
  changesWords,
  momentWords,
  publishedWords,
  SHEET_TO_FOLLOW,
  type SheetContent,
  sheetLabel,
} from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Card, EmptyState, Note, PageHead, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useMarkRead } from '../hooks/use-mark-read';
import { useSheet } from '../hooks/use-sheet';
import type { ReadSheet } from '../offline/copy-instead';
import { Acknowledge } from './acknowledge';
import { AttachedFiles } from './attached-files';
import { AttendanceCard } from './attendance-card';
import { OthersOnCall } from './others-on-call';
import { PrintStyles } from '../../../shared/print';
import { OneState } from '../../../shared/query-state';
import { RunningOrder } from './running-order';
import { SavedNote } from './saved-note';
import { SheetPdfButton } from './sheet-pdf-button';
import { SheetFacts } from './sheet-facts';
import { StillOnQuestion } from './still-on-question';
import { SheetTop } from './sheet-top';

const Sheet = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, maxWidth: 720 });
const Hint = styled('p')(({ theme: { vars } }) => ({ color: vars.palette.text.hint, fontSize: '.875rem' }));

/** The sheet of one call as the people booked on it read it: first of all on a phone. */
export function CallSheetPage({ bookingId, callId }: { bookingId: string; callId: string }): ReactNode {
  const { data, error, isFetching, refetch } = useSheet(callId);
  if (!data)
    return (
      <OneState
        query={{ error, isFetching, refetch }}
        noun="call sheet"
        whyNone="You may not be booked on this call any more."
      />
    );
  const back = !data.saved_at && (
    <p className="screen-only">
      <TextLink to={webRoutes.booking.href(bookingId)}>The booking</TextLink>
    </p>
  );
  const { content, version } = data;
  if (!content || version === null)
    return (
      <>
        {back}
        <PageHead title="Call sheet" lede={data.role} />
        {data.still_on && <StillOnQuestion callId={callId} day={data.day} stillOn={data.still_on} />}
        <OwnAttendance sheet={data} />
        <Card>
          <EmptyState
            drawing="list"
            heading="h2"
            title={SHEET_TO_FOLLOW}
            text="The company has not published it yet. You are told as soon as it is here."
          />
        </Card>
      </>
    );
  return (
    <>
      {back}
      <Published {...{ sheet: data, content, version }} />
    </>
  );
}

function OwnAttendance({ sheet }: { sheet: ReadSheet }): ReactNode {
  const { call_id, booking_id, from, is_time_to_follow, attendance } = sheet;
  const of = { callId: call_id, bookingId: booking_id, from, isTimeToFollow: is_time_to_follow };
  return (
    attendance && (
      <div className="screen-only">
        <AttendanceCard {...of} attendance={attendance} />
      </div>
    )
  );
}

interface PublishedProps {
  sheet: ReadSheet;
  content: SheetContent;
  version: number;
}

function Published({ sheet, content, version }: PublishedProps): ReactNode {
  const { call_id, changes, others, role } = sheet;
  const isSaved = sheet.saved_at !== undefined;
  const published = new Date(sheet.published_at ?? '');
  useMarkRead(call_id, version, role !== null);
  return (
    <Sheet>
      <PrintStyles foot={`Version ${version}, ${momentWords(published)}.`} />
      {sheet.saved_at && <SavedNote at={sheet.saved_at} />}
      <PageHead title={content.title} lede={[sheetLabel(content), role].filter(Boolean).join(', ')} />
      {sheet.still_on && !sheet.saved_at && (
        <StillOnQuestion callId={call_id} day={sheet.day} stillOn={sheet.still_on} />
      )}
      {changes.length > 0 && (
        <Note tone="warn" title="Changed since you last read:">
          {`${changesWords(changes)}.`}
        </Note>
      )}
      <SheetTop {...{ content, changes }} />
      <OwnAttendance sheet={sheet} />
      <SheetFacts {...{ content, changes }} />
      <RunningOrder {...{ content, changes }} />
      <OthersOnCall others={others} />
      <AttachedFiles {...{ callId: call_id, files: sheet.attachments, changes, isSaved }} />
      <Hint>{publishedWords(version, published, content.company)}</Hint>
      <SheetPdfButton {...{ callId: call_id, day: content.starts_on, version, isSaved }} />
      {role !== null && <Acknowledge {...{ callId: call_id, version, at: sheet.acknowledged_at }} />}
    </Sheet>
  );
}
