import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import { takesApplications, type Job } from '@crewcall/contracts-jobs';
import { Card, LinkButton, Note, SideColumn } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { durationLabel, eventDayOf, placesLabel, rateParts } from '../model/job-labels';
import { ApplyButton } from './apply-button';

const Inside = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 16,
  padding: 24,
  '& .rate': { color: vars.palette.text.secondary, '& b': { color: vars.palette.text.primary, fontSize: '1.75rem' } },
  '& .about': { color: vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.55 },
  '& .MuiButton-root': { width: '100%', minHeight: 52, fontSize: '1rem' },
  '@media (max-width: 999.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    padding: '10px 0 calc(10px + env(safe-area-inset-bottom))',
    '& .rate': { fontSize: '.875rem', lineHeight: 1.3 },
    '& .rate b': { display: 'block', fontSize: '1.0625rem' },
    '& .about': { display: 'none' },
    '& .MuiButton-root': { minHeight: 48, paddingInline: 20 },
  },
}));
/** A card beside the job; under 1000 px the bar at the lower edge of the window. */
const Side = styled(SideColumn)(({ theme: { vars } }) => ({
  '@media (max-width: 999.95px)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    marginInline: -24,
    paddingInline: 24,
    borderTop: `1px solid ${vars.palette.divider}`,
    background: vars.palette.background.paper,
    '& > div': { border: 0, borderRadius: 0 },
  },
  '@media (max-width: 767.95px)': { marginInline: -16, paddingInline: 16 },
}));

/** What it pays, and the one thing to do: apply, or why that is not possible and what is instead. */
export function ApplyBox({ job }: { job: Job }): ReactNode {
  const rate = rateParts(job.rate);
  const day = eventDayOf(job);
  const isOpen = takesApplications(job);
  return (
    <Side isSticky aria-label="Apply">
      <Card>
        <Inside>
          <p className="rate">
            <b>{rate.amount}</b> {rate.per}
          </p>
          {job.applied && (
            <div className="about">
              <Note tone="good" title="You applied.">
                What comes of it stands in your applications.
              </Note>
            </div>
          )}
          {!job.applied && !isOpen && (
            <div className="about">
              <Note title={job.status === 'paused' ? 'On hold.' : 'Closed.'}>
                {job.status === 'paused'
                  ? `${job.company} takes no applications just now.`
                  : 'It takes no more applications. There are others like it.'}
              </Note>
            </div>
          )}
          <Action job={job} isOpen={isOpen} />
          <p className="about">
            {[day && `${day}, ${durationLabel(job)}.`, placesLabel(job, true)].filter(Boolean).join(' ')}
          </p>
        </Inside>
      </Card>
    </Side>
  );
}

/** No dead button: a user who has applied sees their application, what is closed leads to what is open. */
function Action({ job, isOpen }: { job: Job; isOpen: boolean }): ReactNode {
  if (job.applied) {
    return (
      <LinkButton to={webRoutes.dashboard.href({ tab: 'jobs' })} variant="outlined">
        See application
      </LinkButton>
    );
  }
  if (!isOpen && job.status === 'closed') {
    return (
      <LinkButton to={webRoutes.jobs.href({ search: job.skills[0] ?? job.title })} variant="contained" color="inherit">
        Jobs like it
      </LinkButton>
    );
  }
  return <ApplyButton job={job} isMain />;
}
