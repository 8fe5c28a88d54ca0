import { styled } from '@mui/material/styles';
import { type Pay, payLineNames, payWords } from '@crewcall/contracts-bookings';
import type { ReactNode } from 'react';

const Lines = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 10,
  '& li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  '& .sum': { marginLeft: 'auto', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& b': { fontWeight: 640 },
  '& .total': { paddingTop: 10, borderTop: `1px solid ${vars.palette.edge}`, fontWeight: 640 },
  '& small': { flexBasis: '100%', color: vars.palette.text.secondary },
}));

interface PayLinesProps {
  pay: Pay;
  /** 'To submit', 'Approved' */
  label: string;
  /** It changes while one types: the sum is spoken. */
  isLive?: boolean;
}

/** The words of a fee end in its sum, which stands beside them. */
const reckoningOf = (words: string, pence: number): string => words.replace(`, ${payWords(pence)}`, '');

/** Each line with its arithmetic: 'Overtime 5.5 h × £48.00 = £264.00'. */
export function PayLines({ pay, label, isLive = false }: PayLinesProps): ReactNode {
  return (
    <Lines aria-label="Pay">
      {pay.lines.map(({ kind, words, pence }, at) => (
        <li key={at}>
          <span>{payLineNames[kind]}</span>{' '}
          <span className="sum">
            {reckoningOf(words, pence)} = <b>{payWords(pence)}</b>
          </span>
        </li>
      ))}
      <li className="total">
        <span>{label}</span>{' '}
        <span className="sum" aria-live={isLive ? 'polite' : undefined}>
          {payWords(pay.total_pence)}
        </span>
        {pay.notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </li>
    </Lines>
  );
}
