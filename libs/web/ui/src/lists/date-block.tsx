import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  color: vars.palette.text.secondary,
  fontSize: '.8125rem',
  lineHeight: 1.15,
  textAlign: 'center',
  '& b': {
    color: vars.palette.text.primary,
    fontSize: '1.625rem',
    fontWeight: 620,
    lineHeight: 1.1,
    letterSpacing: '-.02em',
  },
  '&[data-none]': { paddingTop: 4, color: vars.palette.text.hint, lineHeight: 1.3 },
}));

const parts = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });

interface DateBlockProps {
  /** A calendar day, `YYYY-MM-DD`; null when there is none. */
  day: string | null;
}

/** The day of a show, at a fixed place in every row: weekday, day, month. */
export function DateBlock({ day, ...props }: DateBlockProps): ReactNode {
  const date = new Date(`${day ?? ''}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) {
    return (
      <Root data-none="" {...props}>
        No fixed
        <br />
        date
      </Root>
    );
  }
  const {
    weekday,
    day: number,
    month,
  } = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return (
    <Root {...props}>
      <span>{weekday}</span> <b>{number}</b> <span>{month}</span>
    </Root>
  );
}
