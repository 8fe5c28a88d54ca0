import IconButton from '@mui/material/IconButton';
import { bookingsRoutes, type SheetFile } from '@crewcall/contracts-bookings';
import { fileSizeLabel } from '@crewcall/contracts-core';
import { DownloadIcon, FileCard, Note } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { downloadFrom } from '../../../shared/files/download';

interface SheetFileCardProps {
  callId: string;
  file: SheetFile;
  /** Beside the way to fetch it. */
  action?: ReactNode;
}

/** A file of a sheet and how it stands; it can be fetched once it is safe. */
export function SheetFileCard({ callId, file: { id, name, size, state }, action }: SheetFileCardProps): ReactNode {
  const [isFailed, setFailed] = useState(false);
  const fetchIt = async (): Promise<void> =>
    setFailed(!(await downloadFrom(bookingsRoutes.sheetFile(callId, id), name)));
  return (
    <>
      <FileCard
        name={name}
        facts={`${fileSizeLabel(size)}${state === 'blocked' ? ', cannot be opened' : ''}`}
        isImage={/\.(png|jpe?g)$/i.test(name)}
        state={state}
        action={
          <span>
            {state === 'safe' && (
              <IconButton aria-label={`Download ${name}`} onClick={() => void fetchIt()}>
                <DownloadIcon />
              </IconButton>
            )}
            {action}
          </span>
        }
      />
      {isFailed && (
        <Note tone="bad" isAlert>
          {name} could not be fetched. Please try again.
        </Note>
      )}
    </>
  );
}
