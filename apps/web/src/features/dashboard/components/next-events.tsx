import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { webRoutes, wordFor } from '@crewcall/contracts-core';
import { Card, Section, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { dayLabel } from '../model/london-words';
import { filledWords, isSoon, openPlaces, type JobAhead } from '../model/open-places';

const Line = styled('ol')(({ theme: { vars } }) => ({
  padding: '6px 16px 10px',
  '& li': {
    position: 'relative',
    padding: '10px 0 10px 34px',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 8,
      insetBlock: 0,
      width: 1.5,
      background: vars.palette.divider,
    },
    '&:first-of-type::before': { top: 20 },
    '&:last-of-type::before': { bottom: 'calc(100% - 20px)' },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 3,
      top: 16,
      width: 11,
      height: 11,
      borderRadius: '50%',
      background: vars.palette.background.paper,
      boxShadow: `inset 0 0 0 2px ${vars.palette.edge}`,
    },
    '&.full::after': { background: vars.palette.success.main, boxShadow: 'none' },
    '&.missing::after': { boxShadow: `inset 0 0 0 2px ${vars.palette.error.main}` },
  },
  '& a': { color: 'inherit', fontWeight: 600 },
}));

interface NextEventsProps {
  jobs: readonly JobAhead[];
  now: number;
}

/** The next calls of a company: red where something is missing within three days, green where all is filled. */
export function NextEvents({ jobs, now }: NextEventsProps): ReactNode {
  return (
    <Section title="Next events">
      <Card>
        <Line>
          {jobs.map(({ row, later }) => {
            const { call, job_id, job_title } = row;
            const open = openPlaces(row);
            const state =
              open === 0 && row.positions > 0 ? 'full' : isSoon(row, now) && open > 0 ? 'missing' : undefined;
            return (
              <li key={call.id} className={state}>
                <TextLink to={webRoutes.jobSchedule.href(job_id)}>
                  {[dayLabel(call.starts_on), call.starts_at].filter(Boolean).join(' ')}, {call.name ?? job_title}
                </TextLink>
                <Typography variant="body2" color="textSecondary">
                  {[call.name && job_title, filledWords(row), later && `${later} more ${wordFor(later, 'call')}`]
                    .filter(Boolean)
                    .join('. ')}
                </Typography>
              </li>
            );
          })}
        </Line>
      </Card>
    </Section>
  );
}
