import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

// The progress of MUI is a style attribute, which the policy of a rendered page refuses: it would show as full.
const Track = styled('span')(({ theme: { vars } }) => ({
  display: 'block',
  height: 6,
  overflow: 'hidden',
  borderRadius: 3,
  background: vars.palette.background.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
}));
const Done = styled('i')(({ theme: { vars } }) => ({
  display: 'block',
  height: '100%',
  background: vars.palette.success.main,
}));

/** How many of all are done, beside words that say so. */
export function DoneBar({ done, all }: { done: number; all: number }): ReactNode {
  return (
    <Track aria-hidden="true">
      <Done sx={{ width: `${all ? Math.round((100 * done) / all) : 0}%` }} />
    </Track>
  );
}
