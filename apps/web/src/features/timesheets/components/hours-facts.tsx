import { styled } from '@mui/material/styles';
import { clockChangeWords, minutesOf, type Timesheet, spellMinutes, workedFrom } from '@crewcall/contracts-bookings';
import { CardBody, Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { endWords, wallWords } from '../model/hours-labels';
import { PayLines } from './pay-lines';

const Facts = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));

/** Hours as they stand, for who does not change them. */
export function HoursFacts({ sheet, label }: { sheet: Timesheet; label: string }): ReactNode {
  const { figures, planned, terms } = sheet;
  if (sheet.is_fee)
    return (
      <CardBody>
        <Facts>
          <dt>Cancelled call</dt>
          <dd>{wallWords(figures)}</dd>
        </Facts>
        {figures.pay && <PayLines pay={figures.pay} label={label} />}
      </CardBody>
    );
  const clocks = clockChangeWords(figures);
  const length = [endWords(figures), spellMinutes(minutesOf(workedFrom(figures).span))].filter(Boolean).join(', ');
  return (
    <CardBody>
      <Facts>
        <dt>Worked</dt>
        <dd>
          {wallWords(figures)}, {length}
        </dd>
        <dt>Breaks</dt>
        <dd>
          {figures.breaks.length
            ? `${figures.breaks.map(wallWords).join(', ')} (${terms.is_break_paid ? 'paid' : 'unpaid'})`
            : 'None'}
        </dd>
        {figures.travel_days > 0 && (
          <>
            <dt>Travel days</dt>
            <dd>{figures.travel_days}</dd>
          </>
        )}
        {figures.nights_away > 0 && (
          <>
            <dt>Nights away</dt>
            <dd>{figures.nights_away}</dd>
          </>
        )}
        <dt>Planned</dt>
        <dd>{planned ? wallWords(planned) : 'Call time to follow'}</dd>
      </Facts>
      {clocks && <Note>{clocks}</Note>}
      {figures.pay && <PayLines pay={figures.pay} label={label} />}
    </CardBody>
  );
}
