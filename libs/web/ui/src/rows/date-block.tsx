import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  color: vars.palette.text.secondary,
  fontSize: '.8125rem',
  lineHeight: 1.15,
  '& time': { display: 'contents' },
  '& b': {
    color: vars.palette.text.primary,
    fontSize: '1.625rem',
    fontWeight: 620,
    lineHeight: 1.1,
    letterSpacing: '-.02em',
  },
  '& .none': { padding: '4px 4px 0', color: vars.palette.text.hint, lineHeight: 1.3, textAlign: 'center' },
}));

interface DateBlockProps {
  /** A day as 'Sat 12 Sep' or 'Sat 12 Sep 2027'. Without one the block says that no date is fixed. */
  day?: string | null;
  /** The same moment for machines. */
  dateTime?: string | null;
}

/** The call's date, read down the left edge of every list. */
export function DateBlock({ day, dateTime }: DateBlockProps): ReactNode {
  const [weekday, number, month, year] = day?.split(' ') ?? [];
  return (
    <Root className="date">
      {number ? (
        <time dateTime={dateTime ?? undefined}>
          <span>{weekday} </span>
          <b>{number} </b>
          <span>{year ? `${month} ` : month}</span>
          {year && <span>{year}</span>}
        </time>
      ) : (
        <span className="none">No fixed date</span>
      )}
    </Root>
  );
}
