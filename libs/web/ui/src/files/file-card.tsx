import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { FileIcon, ImageIcon } from '../later-icons';
import { ProgressBar } from '../states/progress-bar';
import { StateChip } from '../states/state-chip';

const Root = styled('div')({ display: 'grid', gap: 6, minWidth: 0, whiteSpace: 'normal' });
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  '& > *': { minWidth: 0 },
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
const Facts = styled('p')(({ theme: { vars } }) => ({
  margin: 0,
  fontSize: '.75rem',
  color: vars.palette.text.secondary,
}));

/** Only what is `safe` can be opened by anyone. */
export type FileState = 'scanning' | 'safe' | 'blocked';

interface FileCardProps {
  name: string;
  /** Its size, or its kind and size. */
  facts?: ReactNode;
  isImage?: boolean;
  /** How much of it was sent, 0 to 100, while it is on its way. */
  percent?: number;
  state?: FileState;
  /** A button beside the name: to download, to take away, to stop. */
  action?: ReactNode;
  /** Above the name: what a picture looks like. */
  preview?: ReactNode;
}

/** A file and how it stands: on its way, then scanned, then safe or blocked. */
export function FileCard({ name, facts, isImage = false, percent, state, action, preview }: FileCardProps): ReactNode {
  return (
    <Root>
      {preview}
      <Line>
        <Mark>{isImage ? <ImageIcon /> : <FileIcon />}</Mark>
        <div>
          <Name title={name}>{name}</Name>
          {facts && <Facts>{facts}</Facts>}
        </div>
        {action}
      </Line>
      {percent !== undefined && (
        <ProgressBar value={percent} label={`Uploading ${name}`} hint={percent < 100 ? 'uploading' : 'Scanning...'} />
      )}
      {state && (
        <div role="status">
          <StateChip state={state} />
        </div>
      )}
    </Root>
  );
}
