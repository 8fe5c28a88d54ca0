import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  fontSize: '.875rem',
  '&.large': { gap: 10, fontSize: '1.25rem', fontWeight: 620 },
});
// The progress of MUI is a style attribute, which the policy of a rendered page refuses: it would show as full.
const Track = styled('span')(({ theme: { vars } }) => ({
  display: 'block',
  height: 6,
  overflow: 'hidden',
  borderRadius: 3,
  background: vars.palette.background.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
}));
const Filled = styled('i')(({ theme: { vars } }) => ({
  display: 'block',
  height: '100%',
  background: vars.palette.success.main,
}));

interface FillBarProps {
  filled: number;
  positions: number;
  /** Of a whole job, above its parts. */
  isLarge?: boolean;
}

/** '3 of 5 filled' */
export function FillBar({ filled, positions, isLarge = false }: FillBarProps): ReactNode {
  return (
    <Root className={isLarge ? 'large' : undefined}>
      <span>
        {filled} of {positions} filled
      </span>
      <Track aria-hidden="true">
        <Filled sx={{ width: `${positions ? Math.round((100 * filled) / positions) : 0}%` }} />
      </Track>
    </Root>
  );
}
