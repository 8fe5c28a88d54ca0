import {
  type TakeTicketDocumentRequest,
  ticketDocumentLimits,
  ticketDocumentNameProblem,
  ticketDocumentTexts,
} from '@crewcall/contracts-identity';
import { errorText, useUpload } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useOpenDocumentUploadMutation } from '../api/tickets.api';

/** A document on its way, to be taken for a ticket; `problem` says why the last one is not there. */
export function useDocumentUpload() {
  const [open] = useOpenDocumentUploadMutation();
  const [problem, setProblem] = useState<string>();
  const { upload, start, cancel } = useUpload({
    open: () => open(),
    take: ({ upload_id }, { name }): Promise<{ data: TakeTicketDocumentRequest }> =>
      Promise.resolve({ data: { upload_id, file_name: name } }),
    onFailed: (_step, error) => setProblem(errorText(error, 'The document could not be uploaded. Please try again.')),
  });
  const startFile = (file: File): void => {
    const isTooBig = file.size > ticketDocumentLimits.bytes;
    const refused = isTooBig ? ticketDocumentTexts.tooBig : ticketDocumentNameProblem(file.name);
    setProblem(refused ?? undefined);
    if (!refused) void start(file);
  };
  return { upload, problem, start: startFile, cancel };
}
