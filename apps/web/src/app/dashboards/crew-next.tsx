import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { webRoutes } from '@crewcall/contracts-core';
import { onEveryVisit } from '@crewcall/web-data-access';
import { Card, LinkButton, phone, TextLink } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { nextDays, useNextQuery } from '../../features/dashboard/api/next.api';
import { dayLabel, momentLabel } from '../../features/dashboard/model/london-words';
import { askedNow, nextCall } from '../../features/dashboard/model/next-call';

const Stack = styled('div')({ display: 'grid', gap: 24, marginBottom: 24 });
const Call = styled('section')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  padding: 24,
  borderRadius: 16,
  background: vars.palette.stage.bg,
  color: vars.palette.stage.text,
  '& .time': { fontSize: '3.25rem', fontWeight: 680, lineHeight: 1.05, letterSpacing: '-.03em' },
  '& .soft': { color: vars.palette.stage.text2, overflowWrap: 'anywhere' },
  '& a, & a:hover': {
    borderColor: vars.palette.stage.text2,
    background: 'transparent',
    color: vars.palette.stage.text,
  },
  [phone]: { padding: 16, '& .time': { fontSize: '2.75rem' } },
}));
const Asked = styled('ul')(({ theme: { vars } }) => ({
  '& > li': {
    display: 'grid',
    justifyItems: 'start',
    gap: 2,
    padding: '12px 24px',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  [phone]: { '& > li': { paddingInline: 16 } },
}));

/** What crew open CrewCall for: where to be next, and what waits for an answer. Nothing when there is neither. */
export function CrewNext(): ReactNode {
  const [{ range, now }] = useState(() => ({ range: nextDays(), now: Date.now() }));
  const { data } = useNextQuery(range, { refetchOnMountOrArgChange: onEveryVisit() });
  const items = data?.items ?? [];
  const call = nextCall(items, now);
  const asked = askedNow(items);
  if (!call && !asked.length) return null;
  return (
    <Stack>
      {call && (
        <Call aria-labelledby="next-call">
          <Typography id="next-call" variant="h5" component="h2">
            {call.starts_at ? `Next call: ${dayLabel(call.starts_on)}` : 'Next call, time to follow'}
          </Typography>
          <p className="time">{call.starts_at ?? dayLabel(call.starts_on)}</p>
          <p className="soft">
            {[call.job.role_name, call.job.location, call.job.company && `with ${call.job.company}`]
              .filter(Boolean)
              .join(', ')}
          </p>
          {call.job.booking_id && (
            <LinkButton to={webRoutes.booking.href(call.job.booking_id)} variant="outlined">
              Open the booking
            </LinkButton>
          )}
        </Call>
      )}
      {asked.length > 0 && (
        <Card component="section" aria-labelledby="asked-now">
          <Typography id="asked-now" variant="h3" component="h2" sx={{ p: { xs: 2, md: 3 } }}>
            Waiting for your answer
          </Typography>
          <Asked>
            {asked.map(({ starts_on, job }) => (
              <li key={job.offer_id}>
                <TextLink to={webRoutes.offer.href(job.offer_id)}>
                  {job.role_name}, {dayLabel(starts_on)}
                </TextLink>
                <Typography variant="body2" color="textSecondary">
                  {[job.company, job.location, job.ends_at && `answer by ${momentLabel(job.ends_at)}`]
                    .filter(Boolean)
                    .join(', ')}
                </Typography>
              </li>
            ))}
          </Asked>
        </Card>
      )}
    </Stack>
  );
}
