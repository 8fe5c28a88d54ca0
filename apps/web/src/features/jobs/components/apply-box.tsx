import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import { takesApplications, type Job } from '@crewcall/contracts-jobs';
import { ActionBar, LinkButton, Note, SideColumn } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { durationLabel, eventDayOf, placesLabel, rateParts } from '../model/job-labels';
import { ApplyButton } from './apply-button';

const Rate = styled('p')(({ theme: { vars } }) => ({
  color: vars.palette.text.secondary,
  '& b': { color: vars.palette.text.primary, fontSize: '1.75rem' },
  '@media (max-width: 999.95px)': {
    flex: 1,
    minWidth: 0,
    fontSize: '.875rem',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    '& b': { display: 'block', fontSize: '1.0625rem' },
  },
}));
const About = styled('div')(({ theme: { vars } }) => ({
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.55,
}));

/** What it pays, and the one thing to do: apply, or why that is not possible and what is instead. */
export function ApplyBox({ job, share }: { job: Job; share?: ReactNode }): ReactNode {
  const rate = rateParts(job.rate);
  const day = eventDayOf(job);
  const isOpen = takesApplications(job);
  return (
    <SideColumn isSticky aria-label="Apply">
      <ActionBar>
        <Rate>
          <b>{rate.amount}</b> {rate.per}
        </Rate>
        {job.applied && (
          <About className="aside">
            <Note tone="good" title="You applied.">
              What comes of it stands in your applications.
            </Note>
          </About>
        )}
        {!job.applied && job.status === 'paused' && (
          <About className="aside">
            <Note title="On hold.">{job.company} takes no applications just now.</Note>
          </About>
        )}
        <Action job={job} isOpen={isOpen} />
        {share}
        <About className="aside">
          {[day && `${day}, ${durationLabel(job)}.`, placesLabel(job, true)].filter(Boolean).join(' ')}
        </About>
      </ActionBar>
    </SideColumn>
  );
}

/** No dead button: a user who has applied sees their application, what is closed leads to what is open. */
function Action({ job, isOpen }: { job: Job; isOpen: boolean }): ReactNode {
  if (!job.applied && !isOpen && job.status === 'closed') {
    return (
      <LinkButton to={webRoutes.jobs.href({ search: job.skills[0] ?? job.title })} variant="contained" color="inherit">
        Jobs like it
      </LinkButton>
    );
  }
  // Within the button, which is still to lead to the dashboard when the job is known to be applied for.
  return <ApplyButton job={job} isMain whenApplied={<SeeApplication />} />;
}

const SeeApplication = (): ReactNode => (
  <LinkButton to={webRoutes.dashboard.href({ tab: 'jobs' })} variant="outlined">
    See application
  </LinkButton>
);
