import Button from '@mui/material/Button';
import { fileSizeLabel } from '@crewcall/contracts-core';
import { type TicketDocument, ticketDocumentEndings, ticketDocumentTexts } from '@crewcall/contracts-identity';
import { FieldNote, FileCard, UploadIcon, useFilePicker } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { useDocumentUpload } from '../hooks/use-document-upload';

interface DocumentFieldProps {
  document: ReturnType<typeof useDocumentUpload>;
  /** The one that the ticket has. */
  kept: TicketDocument | null;
  /** Why there can be no other. */
  isFixed: boolean;
}

/** A picture or a PDF of the card, for an administrator to look at. */
export function DocumentField({ document, kept, isFixed }: DocumentFieldProps): ReactNode {
  const { upload, problem, start, cancel } = document;
  const { pick, input } = useFilePicker({ label: 'Document', accept: ticketDocumentEndings, onFile: start });
  const shown = upload ? { name: upload.file.name, size: upload.file.size } : kept;
  return (
    <div>
      {shown && (
        <FileCard
          name={shown.name}
          facts={fileSizeLabel(shown.size)}
          percent={upload && !upload.taken ? upload.percent : undefined}
          action={
            upload && (
              <Button variant="text" size="small" onClick={cancel}>
                {upload.taken ? 'Remove' : 'Cancel upload'}
              </Button>
            )
          }
        />
      )}
      {!upload && !isFixed && (
        <Button variant="outlined" color="inherit" startIcon={<UploadIcon />} onClick={pick}>
          {kept ? 'Choose another document' : 'Add the document'}
        </Button>
      )}
      {input}
      <FieldNote
        error={problem}
        hint={isFixed ? 'Verified. To renew it, add the new one as another ticket.' : ticketDocumentTexts.hint}
      />
    </div>
  );
}
