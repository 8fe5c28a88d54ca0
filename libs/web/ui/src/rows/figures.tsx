import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', alignContent: 'start', padding: '14px 24px' },
  '& > div + div': { borderLeft: `1px solid ${vars.palette.divider}` },
  '& dt': { order: 2, color: vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.35 },
  '& dd': { fontSize: '1.5rem', fontWeight: 640, letterSpacing: '-.02em', lineHeight: 1.3 },
  '@media (max-width: 899.95px)': {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > div': { padding: '12px 16px' },
    '& > div:nth-of-type(odd)': { borderLeft: 0 },
    '& > div:nth-of-type(n + 3)': { borderTop: `1px solid ${vars.palette.divider}` },
  },
}));

/** A few numbers, large, each over what it counts. */
export function Figures({ figures }: { figures: readonly (readonly [what: string, figure: string])[] }): ReactNode {
  return (
    <Root>
      {figures.map(([what, figure]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Root>
  );
}
