import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { phone } from '../theme/typography';

export type SummaryTone = 'pending' | 'reviewed' | 'shortlisted' | 'hired' | 'rejected';

export interface SummaryPart {
  label: string;
  value: number;
  /** Left out, the number stands in the list and not in the bar. */
  tone?: SummaryTone;
  icon?: ReactNode;
}

const Root = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  '& [data-tone="pending"]': { background: vars.palette.edge },
  '& [data-tone="reviewed"]': { background: vars.palette.info.main },
  '& [data-tone="shortlisted"]': { background: vars.palette.warning.main },
  '& [data-tone="hired"]': { background: vars.palette.success.main },
  '& [data-tone="rejected"]': {
    background: `repeating-linear-gradient(135deg, ${vars.palette.error.main} 0 3px, transparent 3px 6px)`,
  },
}));

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 2,
  height: 10,
  borderRadius: 5,
  overflow: 'hidden',
  background: vars.palette.background.sunken,
  '& i': { minWidth: 6 },
}));

const List = styled('dl')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.55,
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { display: 'flex', alignItems: 'center', gap: 8 },
  '& dt i': { width: 10, height: 10, borderRadius: 3 },
  '& dt .MuiSvgIcon-root': { fontSize: '1rem' },
  '& dd': { color: vars.palette.text.primary, fontSize: '1.375rem', fontWeight: 640, lineHeight: 1.15 },
  [phone]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, 1fr)',
    gap: '6px 24px',
    '& > div': { flexDirection: 'row', justifyContent: 'space-between' },
    '& dd': { fontSize: '1rem', lineHeight: 1.55 },
  },
}));

/** How many there are of each state: a bar to see at a glance, and the numbers. */
export function SummaryBar({ parts }: { parts: readonly SummaryPart[] }): ReactNode {
  return (
    <Root>
      <Bar aria-hidden="true">
        {parts.map(
          ({ label, value, tone }) =>
            tone && value > 0 && <i key={label} data-tone={tone} style={{ flexGrow: value }} />,
        )}
      </Bar>
      <List>
        {parts.map(({ label, value, tone, icon }) => (
          <div key={label}>
            <dt>
              {tone ? <i data-tone={tone} aria-hidden="true" /> : icon}
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Root>
  );
}
