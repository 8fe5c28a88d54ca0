import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dayWords, type ScheduleRow } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { Card, DateBlock, phone, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FillBar } from './fill-bar';

const Days = styled('ul')(({ theme: { vars } }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr)',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& .date': { paddingBlock: 12, borderRight: `1px solid ${vars.palette.divider}` },
}));
const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: '4px 24px',
  alignItems: 'center',
  padding: '12px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: '.875rem',
  '&:first-of-type': { borderTop: 0 },
  '& .roles': { marginTop: 6 },
  '& small': { display: 'block', color: vars.palette.text.secondary, fontSize: '.8125rem' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const byDay = (rows: readonly ScheduleRow[]): [day: string, rows: ScheduleRow[]][] => {
  const days = new Map<string, ScheduleRow[]>();
  for (const row of rows) days.set(row.call.starts_on, [...(days.get(row.call.starts_on) ?? []), row]);
  return [...days];
};

/** Calls by day, as the service orders them: what is not filled first. */
export function ScheduleDays({ rows }: { rows: readonly ScheduleRow[] }): ReactNode {
  return (
    <Card>
      <Days aria-label="Calls by day">
        {byDay(rows).map(([day, calls]) => (
          <li key={day}>
            <DateBlock day={dayWords(day)} dateTime={day} />
            <ul>
              {calls.map((row) => (
                <ScheduledCall key={row.call.id} {...{ row }} />
              ))}
            </ul>
          </li>
        ))}
      </Days>
    </Card>
  );
}

function ScheduledCall({
  row: { call, job_id, job_title, roles, positions, filled },
}: {
  row: ScheduleRow;
}): ReactNode {
  const { starts_at, ends_at, ends_on, starts_on } = call;
  const times = starts_at ? `${starts_at} to ${ends_at}` : 'Call time to follow';
  const isNext = Boolean(starts_at) && ends_on > starts_on;
  return (
    <Row>
      <div>
        <Typography variant="h5" component="h3">
          <TextLink to={webRoutes.jobSchedule.href(job_id)}>{job_title}</TextLink>
        </Typography>
        {call.name}
        {call.place && <small>{call.place}</small>}
      </div>
      <div>
        <b>{times}</b>
        {isNext && <small>ends {dayWords(ends_on)}</small>}
      </div>
      <div>
        <FillBar {...{ filled, positions }} />
        {roles.length > 1 && (
          <small className="roles">
            {roles.map((role) => `${role.name} ${role.filled} of ${role.positions}`).join(', ')}
          </small>
        )}
      </div>
    </Row>
  );
}
