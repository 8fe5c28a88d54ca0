import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type ChipTone = 'plain' | 'line' | 'info' | 'good' | 'warn' | 'bad' | 'solid';
const paint = { info: 'info', good: 'success', warn: 'warning', bad: 'error' } as const;

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: ChipTone }>(
  ({ theme: { vars }, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 26,
    padding: '2px 9px',
    borderRadius: 6,
    background: vars.palette.background.sunken,
    color: vars.palette.text.secondary,
    fontSize: '.8125rem',
    fontWeight: 560,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    '& .MuiSvgIcon-root': { fontSize: '.875rem', strokeWidth: 2 },
    ...(tone === 'line' && { background: 'none', boxShadow: `inset 0 0 0 1px ${vars.palette.divider}` }),
    ...(tone === 'solid' && { background: vars.palette.common.ink, color: vars.palette.common.paper }),
    ...(tone in paint && {
      background: vars.palette[paint[tone as keyof typeof paint]].tint,
      color: vars.palette[paint[tone as keyof typeof paint]].main,
    }),
  }),
);

/** A short fact: a contract type, a skill, a source. For states of things there is `StateChip`. */
export function Chip({ tone = 'plain', icon, children }: { tone?: ChipTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <Root tone={tone}>
      {icon}
      {children}
    </Root>
  );
}
