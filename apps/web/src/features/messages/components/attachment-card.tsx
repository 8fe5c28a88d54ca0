import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { fileSizeLabel } from '@crewcall/contracts-core';
import type { Attachment } from '@crewcall/contracts-messaging';
import { isImageType } from '@crewcall/contracts-messaging';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { DownloadIcon, FileCard, type FileState } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useDownloadQuery, useLazyDownloadQuery } from '../api/attachments.api';
import { messageLabels } from '../model/message-labels';

const Root = styled('div')({ width: 'min(100%, 320px)', marginTop: 6 });
const Preview = styled('img')(({ theme: { vars } }) => ({
  display: 'block',
  width: '100%',
  height: 180,
  objectFit: 'cover',
  borderRadius: 8,
  background: vars.palette.background.sunken,
}));

/** What the two verdicts come to: blocked by either, safe by both. */
export function verdictOf({ scan_status, moderation_status }: Attachment): FileState {
  if (scan_status === 'unsafe' || moderation_status === 'rejected') return 'blocked';
  return scan_status === 'safe' && moderation_status === 'approved' ? 'safe' : 'scanning';
}

const kindOf = (fileName: string): string => (/\.([a-z0-9]+)$/i.exec(fileName)?.[1] ?? 'file').toUpperCase();

/** A file of a message with how it stands; it can be fetched once it is safe. */
export function AttachmentCard({ attachment }: { attachment: Attachment }): ReactNode {
  const { id, original_filename: name, file_type, file_size } = attachment;
  const verdict = verdictOf(attachment);
  const isImage = isImageType(file_type);
  const facts = `${kindOf(name)}, ${fileSizeLabel(file_size)}${verdict === 'blocked' ? ', cannot be opened' : ''}`;
  return (
    <Root>
      <FileCard
        name={name}
        facts={facts}
        isImage={isImage}
        state={verdict}
        preview={verdict === 'safe' && isImage && <ImagePreview id={id} name={name} />}
        action={verdict === 'safe' && <DownloadButton id={id} name={name} />}
      />
    </Root>
  );
}

function ImagePreview({ id, name }: { id: string; name: string }): ReactNode {
  const { data, refetch } = useDownloadQuery(id);
  const [hasAsked, setAsked] = useState(false);
  // Scrolled to late, its address may be over; a picture that fails with a new one is broken.
  const askAgain = (): void => {
    setAsked(true);
    void refetch();
  };
  return data ? (
    <Preview
      src={data.downloadUrl}
      alt={`Preview of ${name}`}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={hasAsked ? undefined : askAgain}
    />
  ) : null;
}

function DownloadButton({ id, name }: { id: string; name: string }): ReactNode {
  const dispatch = useAppDispatch();
  const [ask, { isFetching }] = useLazyDownloadQuery();
  const download = async (): Promise<void> => {
    const { data } = await ask(id);
    // The store answers with the file to save, so the page stays where it is.
    if (data) globalThis.location.assign(data.downloadUrl);
    else dispatch(showToast({ tone: 'bad', ...messageLabels.downloadFailed }));
  };
  return (
    <IconButton aria-label={`Download ${name}`} onClick={() => void download()} disabled={isFetching}>
      <DownloadIcon />
    </IconButton>
  );
}
