import IconButton from '@mui/material/IconButton';
import { callSheetRoutes, type SheetFile } from '@crewcall/contracts-bookings';
import { fileSizeLabel } from '@crewcall/contracts-core';
import { DownloadIcon, FileCard, Note } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { downloadFrom } from '../../../shared/files/download';
import { openKeptFile } from '../hooks/use-kept-files';

interface SheetFileCardProps {
  callId: string;
  file: SheetFile;
  /** The files that are on this device, where the sheet comes from there. */
  kept?: readonly string[] | null;
  /** Beside the way to fetch it. */
  action?: ReactNode;
}

/** A file of a sheet and how it stands; it can be fetched once it is safe. */
export function SheetFileCard({ callId, file, kept = null, action }: SheetFileCardProps): ReactNode {
  const { id, name, size, state } = file;
  const isHere = kept === null || kept.includes(id);
  const [isFailed, setFailed] = useState(false);
  const fetchIt = async (): Promise<void> =>
    setFailed(
      !(await (kept ? openKeptFile(callId, id, name) : downloadFrom(callSheetRoutes.sheetFile(callId, id), name))),
    );
  return (
    <>
      <FileCard
        name={name}
        facts={`${fileSizeLabel(size)}${state === 'blocked' ? ', cannot be opened' : isHere ? '' : ', not saved on this device'}`}
        isImage={/\.(png|jpe?g)$/i.test(name)}
        state={state}
        action={
          <span>
            {state === 'safe' && isHere && (
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
