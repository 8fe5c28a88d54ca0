import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { phone } from '../theme/typography';

const Root = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  background: vars.palette.background.paper,
  counterReset: 'step',
  listStyle: 'none',
  '& li': { padding: '14px 16px', counterIncrement: 'step', fontSize: '.875rem', lineHeight: 1.55 },
  '& li + li': { borderLeft: `1px solid ${vars.palette.divider}` },
  '& b': { display: 'flex', alignItems: 'center', gap: 8, fontSize: '.9375rem', fontWeight: 620 },
  '& b::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 22,
    height: 22,
    border: `1.5px solid ${vars.palette.edge}`,
    borderRadius: '50%',
    fontSize: '.75rem',
  },
  '& span': { color: vars.palette.text.secondary },
  [phone]: {
    gridAutoFlow: 'row',
    '& li + li': { borderLeft: 0, borderTop: `1px solid ${vars.palette.divider}` },
    '& span': { display: 'block', paddingLeft: 30 },
  },
}));

/** What comes after what, in a line at a desk. */
export function NumberedSteps({ steps }: { steps: readonly (readonly [title: string, words: string])[] }): ReactNode {
  return (
    <Root>
      {steps.map(([title, words]) => (
        <li key={title}>
          <b>{title}</b>
          <span>{words}</span>
        </li>
      ))}
    </Root>
  );
}
