import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CalendarItem, CalendarJob } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { CalendarIcon, ChatIcon, LinkButton, phone, PinIcon } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../../shared/time';
import { untilWords } from '../../../shared/time/left-words';
import { callFile } from '../model/call-file';
import { dayLabel } from '../model/london-words';

const Root = styled('section')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '212px minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: 12,
  background: `linear-gradient(105deg, transparent 62%, rgb(251 191 36 / .16) 76%, transparent 92%), ${vars.palette.stage.bg}`,
  color: vars.palette.stage.text,
  '& > div': { display: 'grid', alignContent: 'center', justifyItems: 'start', gap: 4, minWidth: 0, padding: 24 },
  '& > .when': { borderRight: '1px solid rgb(244 242 236 / .14)' },
  '& .time': { fontSize: '3.25rem', fontWeight: 660, lineHeight: 1, letterSpacing: '-.04em' },
  '& .time.day': { fontSize: '2rem', letterSpacing: '-.02em' },
  '& .soft': { color: vars.palette.stage.text2, fontSize: '.9375rem', overflowWrap: 'anywhere' },
  '& .soft a': { color: vars.palette.stage.text },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 },
  '& .acts .MuiButton-root, & .acts .MuiButton-root:hover': {
    borderColor: vars.palette.stage.text2,
    background: 'transparent',
    color: vars.palette.stage.text,
  },
  '& .acts .MuiButton-root:first-of-type': { background: vars.palette.stage.text, color: vars.palette.stage.onAccent },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .when': { padding: '16px 16px 12px', borderRight: 0, borderBottom: '1px solid rgb(244 242 236 / .14)' },
    '& > .what': { padding: '12px 16px 16px' },
    '& .time': { fontSize: '2.75rem' },
    '& .acts': { width: '100%', '& > *': { flex: '1 1 auto' } },
  },
}));

/** Where the person has to be next. The one line the product is named after. */
export function NextCall({ call }: { call: CalendarItem & { job: CalendarJob } }): ReactNode {
  const now = useNow();
  const { job, starts_at, starts_on, from } = call;
  const until = untilWords(from, now);
  const day = dayLabel(starts_on);
  return (
    <Root aria-labelledby="next-call">
      <div className="when">
        <Typography id="next-call" variant="h5" component="h2">
          {starts_at ? `Next call: ${day}` : 'Next call, time to follow'}
        </Typography>
        <p className={starts_at ? 'time' : 'time day'}>{starts_at ?? day}</p>
        <p className="soft">{starts_at ? ['call time', until].filter(Boolean).join(', ') : until}</p>
      </div>
      <div className="what">
        <Typography variant="h3" component="p">
          {job.role_name}
        </Typography>
        <p className="soft">
          {job.location}
          {job.company && ', with '}
          {job.company && job.recruiter_id ? (
            <Link to={webRoutes.profileOf.href(job.recruiter_id)}>{job.company}</Link>
          ) : (
            job.company
          )}
        </p>
        <div className="acts">
          {job.booking_id && (
            <LinkButton to={webRoutes.booking.href(job.booking_id)} variant="outlined">
              Open the booking
            </LinkButton>
          )}
          <Button
            variant="outlined"
            startIcon={<PinIcon />}
            href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(job.location)}`}
            target="_blank"
            rel="noreferrer"
          >
            Directions
          </Button>
          {job.recruiter_id && (
            <LinkButton
              to={webRoutes.dashboard.href({ tab: 'messages', to: job.recruiter_id })}
              variant="outlined"
              startIcon={<ChatIcon />}
            >
              Message
            </LinkButton>
          )}
          <Button
            variant="outlined"
            startIcon={<CalendarIcon />}
            href={callFile(call)}
            download={`call-${starts_on}.ics`}
          >
            Add to calendar
          </Button>
        </div>
      </div>
    </Root>
  );
}
