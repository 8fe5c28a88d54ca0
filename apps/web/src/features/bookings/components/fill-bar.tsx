import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  fontSize: '.875rem',
  '& .MuiLinearProgress-bar': { background: vars.palette.success.main },
}));

/** '3 of 5 filled' */
export function FillBar({ filled, positions }: { filled: number; positions: number }): ReactNode {
  const words = `${filled} of ${positions} filled`;
  return (
    <Root>
      <span>{words}</span>
      <LinearProgress variant="determinate" value={positions ? (100 * filled) / positions : 0} aria-label={words} />
    </Root>
  );
}
