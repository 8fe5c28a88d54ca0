import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { phone } from '../theme/typography';

const Root = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  '& .bar': { display: 'flex', gap: 2, height: 10, borderRadius: 5, overflow: 'hidden' },
  '& .bar i': { display: 'block', minWidth: 6 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '8px 32px' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    gap: '0 8px',
    alignItems: 'center',
    color: vars.palette.text.secondary,
    fontSize: '.875rem',
    lineHeight: 1.55,
  },
  '& li i': { width: 10, height: 10, borderRadius: 3 },
  '& li b': {
    gridColumn: '1 / -1',
    color: vars.palette.text.primary,
    fontSize: '1.375rem',
    lineHeight: 1.15,
    letterSpacing: '-.01em',
  },
  '& .pending': { background: vars.palette.edge },
  '& .reviewed': { background: vars.palette.info.main },
  '& .shortlisted': { background: vars.palette.warning.main },
  '& .hired': { background: vars.palette.success.main },
  '& .rejected': {
    background: `repeating-linear-gradient(135deg, ${vars.palette.error.main} 0 3px, transparent 3px 6px)`,
  },
  [phone]: {
    '& ul': { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: '6px 24px' },
    '& li': { gridTemplateColumns: 'auto 1fr auto' },
    '& li b': { gridColumn: 3, gridRow: 1, fontSize: '1rem' },
  },
}));

export interface StateCount {
  state: 'pending' | 'reviewed' | 'shortlisted' | 'hired' | 'rejected';
  label: string;
  count: number;
}

/** How one's applications stand, as a bar and as numbers. `children`: more items of the same list. */
export function StateSummary({ counts, children }: { counts: readonly StateCount[]; children?: ReactNode }): ReactNode {
  return (
    <Root>
      <div className="bar" aria-hidden="true">
        {counts
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => (
            <Box component="i" key={state} className={state} sx={{ flex: count }} />
          ))}
      </div>
      <ul>
        {counts.map(({ state, label, count }) => (
          <li key={state}>
            <b>{count}</b>
            <i className={state} aria-hidden="true" />
            {label}
          </li>
        ))}
        {children}
      </ul>
    </Root>
  );
}
