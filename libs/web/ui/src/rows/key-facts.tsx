import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { phone } from '../theme/typography';

const Root = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  background: vars.palette.background.paper,
  '& > div': {
    position: 'relative',
    padding: '14px 12px 14px 44px',
    borderLeft: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > div:first-of-type': { borderLeft: 0 },
  '& .MuiSvgIcon-root': {
    position: 'absolute',
    left: 14,
    top: 15,
    fontSize: '1.125rem',
    color: vars.palette.text.hint,
  },
  '& dt': { color: vars.palette.text.secondary, fontSize: '.8125rem', lineHeight: 1.55 },
  '& dd': { fontWeight: 620, lineHeight: 1.35 },
  '& dd small': {
    display: 'block',
    color: vars.palette.text.secondary,
    fontSize: '.875rem',
    fontWeight: 400,
  },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > div:nth-of-type(odd)': { borderLeft: 0 },
    '& > div:nth-of-type(n + 3)': { borderTop: `1px solid ${vars.palette.divider}` },
  },
}));

export interface KeyFact {
  name: string;
  icon: ReactNode;
  value: ReactNode;
  more?: ReactNode;
}

/** The four facts that decide, each on its own fixed place; two by two on a phone. */
export function KeyFacts({ facts }: { facts: readonly [KeyFact, KeyFact, KeyFact, KeyFact] }): ReactNode {
  return (
    <Root>
      {facts.map(({ name, icon, value, more }) => (
        <div key={name}>
          {icon}
          <dt>{name}</dt>
          <dd>
            {value}
            {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </Root>
  );
}
