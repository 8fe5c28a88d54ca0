import { styled } from '@mui/material/styles';
import type { SheetChange, SheetContent } from '@crewcall/contracts-bookings';
import { Card, Section } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Before, ChangedMark } from './changed-mark';

const Lines = styled('ol')(({ theme: { vars } }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    padding: '9px 16px',
    borderTop: `1px solid ${vars.palette.divider}`,
    fontSize: '.9375rem',
    overflowWrap: 'anywhere',
  },
  '& li:first-of-type': { borderTop: 0 },
}));
const Former = styled('p')(({ theme: { vars } }) => ({
  padding: '9px 16px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.warning.tint,
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  whiteSpace: 'pre-line',
}));

interface RunningOrderProps {
  content: SheetContent;
  changes: readonly SheetChange[];
}

/** When what happens. */
export function RunningOrder({ content: { running_order }, changes }: RunningOrderProps): ReactNode {
  const change = changes.find(({ field }) => field === 'running_order');
  if (!running_order?.length && !change) return null;
  return (
    <Section title={<>Running order {change && <ChangedMark>Changed</ChangedMark>}</>}>
      <Card>
        {change?.before && (
          <Former>
            <Before>{change.before}</Before>
          </Former>
        )}
        <Lines>
          {(running_order ?? []).map(({ time, what }, index) => (
            <li key={index}>
              <b>{time}</b>
              <span>{what}</span>
            </li>
          ))}
        </Lines>
      </Card>
    </Section>
  );
}
