import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type CallSheet, sheetFileEndings, sheetFileLimits, sheetLabels } from '@crewcall/contracts-bookings';
import { fileSizeLabel } from '@crewcall/contracts-core';
import { errorText } from '@crewcall/web-data-access';
import { BinIcon, Card, CardBody, FieldNote, FileCard, Section, UploadIcon, useFilePicker } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useRemoveSheetFileMutation } from '../api/call-sheets.api';
import { useSheetFileUpload } from '../hooks/use-sheet-file-upload';
import { SheetFileCard } from './sheet-file-card';

const hint =
  'PDF, JPG, PNG, DOCX or XLSX: at most 10 files of 10 MB, 50 MB in all. Each is scanned, and crew get it with the next version.';

/** Files of this call alone: what is there and how safe, a way to add one and to take one away. */
export function SheetFilesEditor({ sheet }: { sheet: CallSheet }): ReactNode {
  const { call_id: callId, attachments } = sheet;
  const { upload, problem, start, cancel } = useSheetFileUpload(callId);
  const [remove, { isLoading, error }] = useRemoveSheetFileMutation();
  const onFile = (file: File): void => void start(file);
  const { pick, input } = useFilePicker({ label: 'File to attach', accept: sheetFileEndings, onFile });
  const isFull = attachments.length >= sheetFileLimits.files;
  return (
    <Section title={sheetLabels.attachments}>
      <Card>
        <CardBody>
          {attachments.map((file) => (
            <SheetFileCard
              key={file.id}
              {...{ callId, file }}
              action={
                <IconButton
                  aria-label={`Remove ${file.name}`}
                  disabled={isLoading}
                  onClick={() => void remove({ callId, id: file.id })}
                >
                  <BinIcon />
                </IconButton>
              }
            />
          ))}
          {upload && (
            <FileCard
              name={upload.file.name}
              facts={fileSizeLabel(upload.file.size)}
              percent={upload.percent}
              action={
                <Button variant="text" size="small" onClick={cancel}>
                  Cancel upload
                </Button>
              }
            />
          )}
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<UploadIcon />}
            disabled={upload !== null || isFull}
            sx={{ justifySelf: 'start' }}
            onClick={pick}
          >
            Attach a file
          </Button>
          {input}
          <FieldNote
            error={
              problem ?? (error ? errorText(error, 'The file could not be removed. Please try again.') : undefined)
            }
            hint={hint}
          />
        </CardBody>
      </Card>
    </Section>
  );
}
