import { styled } from '@mui/material/styles';
import { moneyWords, type Pay, payLineNames } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';

const Sums = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 16px',
  margin: 0,
  padding: 16,
  borderRadius: 8,
  background: vars.palette.background.sunken,
  fontSize: '.875rem',
  '& dt, & dd': { margin: 0 },
  '& dd': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', color: vars.palette.text.secondary },
  '& .total': { paddingTop: 8, borderTop: `1px solid ${vars.palette.edge}`, fontWeight: 640 },
}));

/** The sum with its arithmetic, one line a kind and call. */
export function EstimateLines({ pay, label }: { pay: Pay; label: string }): ReactNode {
  return (
    <Sums aria-label={label}>
      {pay.lines.map(({ kind, words, pence }, index) => [
        <dt key={`${index} name`}>
          {payLineNames[kind]}
          <small>{words}</small>
        </dt>,
        <dd key={`${index} sum`}>{moneyWords(pence)}</dd>,
      ])}
      <dt className="total">
        {label}
        {pay.notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </dt>
      <dd className="total">{moneyWords(pay.total_pence)}</dd>
    </Sums>
  );
}
