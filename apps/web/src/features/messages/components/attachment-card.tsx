import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { Attachment } from '@crewcall/contracts-messaging';
import { isImageType } from '@crewcall/contracts-messaging';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { BlockedIcon, CheckIcon, Chip, DownloadIcon, FileIcon, ImageIcon, ScanIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useDownloadQuery, useLazyDownloadQuery } from '../api/attachments.api';
import { kindOf, sizeOf } from '../model/file-labels';
import { messageLabels } from '../model/message-labels';

const Root = styled('div')({ display: 'grid', gap: 6, width: 'min(100%, 320px)', marginTop: 6, whiteSpace: 'normal' });
const File = styled('div')({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
});
const Mark = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 8,
  background: vars.palette.background.sunken,
  color: vars.palette.text.secondary,
}));
const Name = styled('p')({
  margin: 0,
  overflow: 'hidden',
  fontSize: '.875rem',
  fontWeight: 560,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Size = styled('p')(({ theme: { vars } }) => ({
  margin: 0,
  fontSize: '.75rem',
  color: vars.palette.text.secondary,
}));
const Preview = styled('img')(({ theme: { vars } }) => ({
  display: 'block',
  width: '100%',
  height: 180,
  objectFit: 'cover',
  borderRadius: 8,
  background: vars.palette.background.sunken,
}));

type Verdict = 'safe' | 'scanning' | 'blocked';

/** What the two verdicts come to: blocked by either, safe by both. */
export function verdictOf({ scan_status, moderation_status }: Attachment): Verdict {
  if (scan_status === 'unsafe' || moderation_status === 'rejected') return 'blocked';
  return scan_status === 'safe' && moderation_status === 'approved' ? 'safe' : 'scanning';
}

const chips: Record<Verdict, ReactNode> = {
  safe: (
    <Chip tone="good" icon={<CheckIcon />}>
      Safe
    </Chip>
  ),
  scanning: (
    <Chip tone="warn" icon={<ScanIcon />}>
      Scanning...
    </Chip>
  ),
  blocked: (
    <Chip tone="bad" icon={<BlockedIcon />}>
      Blocked
    </Chip>
  ),
};

/** A file of a message with how it stands; it can be fetched once it is safe. */
export function AttachmentCard({ attachment }: { attachment: Attachment }): ReactNode {
  const { id, original_filename: name, file_type, file_size } = attachment;
  const verdict = verdictOf(attachment);
  const isImage = isImageType(file_type);
  return (
    <Root>
      {verdict === 'safe' && isImage && <ImagePreview id={id} name={name} />}
      <File>
        <Mark>{isImage ? <ImageIcon /> : <FileIcon />}</Mark>
        <div style={{ minWidth: 0 }}>
          <Name title={name}>{name}</Name>
          <Size>
            {kindOf(name)}, {sizeOf(file_size)}
            {verdict === 'blocked' && ', cannot be opened'}
          </Size>
        </div>
        {verdict === 'safe' && <DownloadButton id={id} name={name} />}
      </File>
      <div role="status">{chips[verdict]}</div>
    </Root>
  );
}

function ImagePreview({ id, name }: { id: string; name: string }): ReactNode {
  const { data } = useDownloadQuery(id);
  return data ? (
    <Preview src={data.downloadUrl} alt={`Preview of ${name}`} loading="lazy" referrerPolicy="no-referrer" />
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
