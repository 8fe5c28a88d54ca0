import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { DateBlock } from './date-block';

const Root = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) 150px 140px 160px',
  alignItems: 'center',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& > .date': {
    alignSelf: 'stretch',
    alignContent: 'center',
    paddingBlock: 14,
    borderRight: `1px solid ${vars.palette.divider}`,
  },
  '& > .words': { minWidth: 0, padding: '14px 16px 14px 20px' },
  '& > .words p': { color: vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.55 },
  '& > .words a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& > .when': { color: vars.palette.text.hint, fontSize: '.875rem', lineHeight: 1.55 },
  '& > .end': { display: 'flex', gap: 4, justifyContent: 'flex-end', paddingRight: 12 },
  '& > .more': { gridColumn: '2 / -1', margin: '0 20px 16px' },
  // A button with a figure needs more of the line than a time does.
  '&:has(> .when > button)': { gridTemplateColumns: '76px minmax(0, 1fr) 112px 188px 160px' },
  '@media (max-width: 899.95px)': {
    '&, &:has(> .when > button)': { gridTemplateColumns: '60px auto minmax(0, 1fr) auto' },
    gridTemplateColumns: '60px auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"d m m m" "d s w e" "d b b b"',
    '& > .date': { gridArea: 'd' },
    '& > .words': { gridArea: 'm', padding: '14px 16px 0' },
    '& > .state': { gridArea: 's', padding: '0 10px 0 16px' },
    '& > .when': { gridArea: 'w', fontSize: '.8125rem', lineHeight: 1.3 },
    '& > .end': { gridArea: 'e', alignItems: 'center', minHeight: 58, padding: '6px 8px 8px 0' },
    '& > .more': { gridArea: 'b', margin: '0 16px 16px' },
  },
  // Several actions have a line of their own on a phone.
  '@media (max-width: 599.95px)': {
    '&:has(> .end > :nth-child(2))': {
      gridTemplateColumns: '60px auto minmax(0, 1fr)',
      gridTemplateAreas: '"d m m" "d s w" "d e e" "d b b"',
      '& > .end': { justifyContent: 'flex-start', minHeight: 0, padding: '0 8px 8px' },
      // A frame stands below the words; a button without one has its own words there.
      '& > .end > .MuiButton-outlined:first-of-type': { marginLeft: 8 },
    },
  },
}));

export interface BookingRowProps {
  day?: string | null;
  dateTime?: string | null;
  title: ReactNode;
  /** Company, place and rate, in one line. */
  about?: ReactNode;
  state: ReactNode;
  when?: ReactNode;
  actions?: ReactNode;
  more?: ReactNode;
  heading?: ElementType;
}

/** One application or booking of one's own, and where it stands. Also a company's own job. */
export function BookingRow({
  day,
  dateTime,
  title,
  about,
  state,
  when,
  actions,
  more,
  heading = 'h3',
}: BookingRowProps): ReactNode {
  return (
    <Root>
      <DateBlock day={day} dateTime={dateTime} />
      <div className="words">
        <Typography variant="h5" component={heading}>
          {title}
        </Typography>
        {about && <p>{about}</p>}
      </div>
      <div className="state">{state}</div>
      <p className="when">{when}</p>
      <div className="end">{actions}</div>
      {more && <div className="more">{more}</div>}
    </Root>
  );
}
