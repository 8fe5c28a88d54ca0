import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons';

const paint = { info: 'info', warn: 'warning', bad: 'error', good: 'success' } as const;
export type NoteTone = keyof typeof paint;

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: NoteTone }>(
  ({ theme: { vars }, tone }) => ({
    display: 'flex',
    gap: 12,
    padding: '12px 16px',
    borderRadius: 8,
    background: vars.palette[paint[tone]].tint,
    color: vars.palette.text.primary,
    fontSize: '.875rem',
    lineHeight: 1.55,
    '& > .MuiSvgIcon-root': { marginTop: 1, flex: 'none', color: vars.palette[paint[tone]].main },
    '& > div': { minWidth: 0, flex: 1 },
  }),
);

interface NoteProps {
  tone?: NoteTone;
  title?: ReactNode;
  /** Spoken at once when it appears: an answer to something the person just did. */
  isAlert?: boolean;
  children?: ReactNode;
}

export function Note({ tone = 'info', title, isAlert, children }: NoteProps): ReactNode {
  const Icon = tone === 'info' ? InfoIcon : tone === 'good' ? CheckIcon : AlertIcon;
  return (
    <Root tone={tone} role={isAlert ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon />
      <div>
        {title && (
          <>
            <b>{title}</b>
            <br />
          </>
        )}
        {children}
      </div>
    </Root>
  );
}
