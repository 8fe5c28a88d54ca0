import { type SheetChange, type SheetFile, sheetLabels } from '@crewcall/contracts-bookings';
import { Card, CardBody, Section } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useKeptFiles } from '../hooks/use-kept-files';
import { ChangedMark } from './changed-mark';
import { SheetFileCard } from './sheet-file-card';

interface AttachedFilesProps {
  callId: string;
  files: readonly SheetFile[];
  changes: readonly SheetChange[];
  /** The sheet comes from this device. */
  isSaved: boolean;
}

/** What a company attached to the version that is shown. */
export function AttachedFiles({ callId, files, changes, isSaved }: AttachedFilesProps): ReactNode {
  const kept = useKeptFiles(callId, isSaved);
  const change = changes.find(({ field }) => field === 'attachments');
  if (!files.length && !change) return null;
  return (
    <Section
      title={
        <>
          {sheetLabels.attachments} {change && <ChangedMark>Changed</ChangedMark>}
        </>
      }
    >
      <Card>
        <CardBody>
          {files.length === 0 && 'No longer given'}
          {files.map((file) => (
            <SheetFileCard key={file.id} {...{ callId, file, kept }} />
          ))}
        </CardBody>
      </Card>
    </Section>
  );
}
