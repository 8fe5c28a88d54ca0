import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { DoneBar } from '../../../shared/progress';

const Root = styled('div')({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  fontSize: '.875rem',
  '&.large': { gap: 10, fontSize: '1.25rem', fontWeight: 620 },
});
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
      <DoneBar done={filled} all={positions} />
    </Root>
  );
}
