import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Card } from '../layout/card';

const Heads = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  background: vars.palette.background.sunken,
  borderBottom: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.hint,
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.55,
  '& span': { padding: '8px 0' },
  '@media (max-width: 1019.95px)': { display: 'none' },
}));

/** Heads of the job row's columns. Silent: every row says the same in its own words. */
export function JobColumnHeads(): ReactNode {
  return (
    <Heads
      aria-hidden="true"
      sx={{
        gridTemplateColumns: jobColumns,
        '& :first-of-type': { textAlign: 'center' },
        '& :nth-of-type(2)': { pl: 2.5 },
        '& :nth-of-type(4)': { textAlign: 'right', pr: 2.5 },
      }}
    >
      {['Date', 'Job', 'Place', 'Rate', 'Type', ''].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </Heads>
  );
}

export const jobColumns = '76px minmax(0, 1fr) 160px 124px 92px 152px';

/** A card full of rows, each with a hairline above it but the first. */
export function RowList({
  heads,
  label,
  children,
}: {
  heads?: ReactNode;
  label?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Card>
      {heads}
      <ul aria-label={label}>{children}</ul>
    </Card>
  );
}
