import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DateBlock } from './date-block';

const Root = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: 78,
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { background: vars.palette.background.sunken },
  '& b': { fontSize: '1.375rem' },
  '& .words': { minWidth: 0, padding: '12px 12px 12px 4px' },
  '& .words p': { color: vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.55, overflowWrap: 'anywhere' },
  '& .words a': { color: 'inherit', textDecoration: 'none' },
  // The whole row leads there; other controls would stand above it.
  '& .words a::after': { content: '""', position: 'absolute', inset: 0 },
  '& .rate': { paddingRight: 16, textAlign: 'right', color: vars.palette.text.secondary, fontSize: '.875rem' },
  '& .rate b': { display: 'block', color: vars.palette.text.primary, fontSize: '1rem', fontWeight: 640 },
  '@media (max-width: 479.95px)': {
    gridTemplateColumns: '60px minmax(0, 1fr)',
    '& .rate': { gridColumn: 2, padding: '0 12px 12px 4px', marginTop: -8, textAlign: 'left' },
    '& .rate b': { display: 'inline' },
  },
}));

interface ShortJobRowProps {
  day: string | null;
  dateTime: string | null;
  /** A link: the whole row leads where it does. */
  title: ReactNode;
  about: ReactNode;
  rate: ReactNode;
  rateUnit?: ReactNode;
}

/** A job among others beside something else: when, what, where and for how much. */
export function ShortJobRow({ day, dateTime, title, about, rate, rateUnit }: ShortJobRowProps): ReactNode {
  return (
    <Root>
      <DateBlock day={day} dateTime={dateTime} />
      <div className="words">
        <Typography variant="h5" component="h3">
          {title}
        </Typography>
        <p>{about}</p>
      </div>
      <p className="rate">
        <b>{rate}</b> {rateUnit}
      </p>
    </Root>
  );
}
