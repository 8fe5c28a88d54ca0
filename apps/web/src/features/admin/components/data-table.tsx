import { styled } from '@mui/material/styles';
import { phone } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

type Heads = readonly { name: string; isNumber?: boolean }[];

/** On a phone each row is a block: its first cell is its title, the others say what they are. */
const folded = (heads: Heads): object => ({
  '& table, & tbody': { display: 'block' },
  '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px', padding: '12px 16px' },
  '& tr + tr': { borderTop: '1px solid', borderColor: 'divider' },
  '& td, & .long': {
    display: 'flex',
    gap: '12px',
    minWidth: 0,
    padding: 0,
    border: 0,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& td:empty': { display: 'none' },
  '& td:first-of-type': { fontWeight: 600 },
  ...Object.fromEntries(
    heads
      .map(({ name }, index) => [`& td:nth-of-type(${index + 1})::before`, { content: `"${name}"` }] as const)
      .slice(1),
  ),
  '& td::before': { flex: '0 0 96px', color: 'text.secondary', fontSize: '.8125rem', lineHeight: 1.8 },
});

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
  heads: Heads;
  children: ReactNode;
}

/** A table that folds into blocks on a phone; where it is too wide in between it scrolls by itself, by keyboard, too. */
export function DataTable({ label, heads, children }: DataTableProps): ReactNode {
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={{ [phone]: folded(heads) }}>
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
