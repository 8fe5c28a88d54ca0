import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('div')(({ theme: { vars } }) => ({
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '.9375rem' },
  '& caption': { textAlign: 'left', padding: '12px 16px', color: vars.palette.text.secondary },
  '& th': {
    padding: '8px 16px',
    background: vars.palette.background.sunken,
    color: vars.palette.text.secondary,
    fontSize: '.8125rem',
    fontWeight: 600,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& td': {
    padding: '12px 16px',
    borderTop: `1px solid ${vars.palette.divider}`,
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
  },
  '& .num': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .long': { minWidth: 150, overflowWrap: 'anywhere', whiteSpace: 'normal' },
  '&:focus-visible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: -2 },
}));

interface DataTableProps {
  /** What it lists, for screen readers. */
  label: string;
  heads: readonly { name: string; isNumber?: boolean }[];
  children: ReactNode;
}

/** A table that scrolls by itself where the screen is narrow; the keyboard scrolls it, too. */
export function DataTable({ label, heads, children }: DataTableProps): ReactNode {
  return (
    <Box role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={isNumber ? 'num' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Box>
  );
}
