import Button from '@mui/material/Button';
import { dayWords, momentWords } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import {
  Card,
  DateBlock,
  EmptyState,
  LinkRow,
  LinkRows,
  PageHead,
  PageMeta,
  Section,
  SyncIcon,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { SheetCopy } from '../features/call-sheets/offline/offline-database';
import { OfflineShell } from './offline-shell';

const again = (
  <Button variant="outlined" color="inherit" startIcon={<SyncIcon />} onClick={() => window.location.reload()}>
    Try again
  </Button>
);

/** Every address without a network: the call sheets that are on this device. */
export function SavedSheetsPage({ copies }: { copies: readonly SheetCopy[] }): ReactNode {
  const { user } = useSession();
  const [first] = copies;
  return (
    <OfflineShell>
      <PageMeta title="You are offline" />
      <PageHead
        title={first ? 'Your call sheets' : 'You are offline'}
        lede={first && `Saved ${momentWords(new Date(first.savedAt))}. You are offline.`}
        actions={first && again}
      />
      {first ? (
        <Section title="On this device" isTitleHidden>
          <LinkRows>
            {copies.map((copy) => (
              <Row key={copy.callId} {...copy} />
            ))}
          </LinkRows>
        </Section>
      ) : (
        <Card>
          <EmptyState
            drawing="list"
            heading="h2"
            title="This page needs a connection"
            text={
              user?.role === 'freelancer'
                ? 'No call sheet of the next 14 days is saved on this device.'
                : 'Nothing that you saved is lost. Try again when you have a signal.'
            }
            action={again}
          />
        </Card>
      )}
    </OfflineShell>
  );
}

function Row({ callId, sheet: { booking_id, content, day, role } }: SheetCopy): ReactNode {
  return (
    <LinkRow
      to={webRoutes.callSheet.href(booking_id ?? '', callId)}
      lead={<DateBlock day={dayWords(content?.starts_on ?? day)} dateTime={content?.starts_on ?? day} />}
      title={content?.title}
      text={[role, content?.starts_at ? `call ${content.starts_at}` : 'call time to follow', content?.place]
        .filter(Boolean)
        .join(', ')}
    />
  );
}
