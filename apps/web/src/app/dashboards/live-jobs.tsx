import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import type { Job } from '@crewcall/contracts-jobs';
import { Chip, DateBlock, LinkRow, LinkRows, Section, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FillBar } from '../../features/bookings/components/fill-bar';
import { eventDayOf } from '../../features/jobs/model/job-labels';

const jobsShown = 5;
const Figures = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) 160px',
  alignItems: 'center',
  gap: '6px 24px',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  '& .applied': { display: 'flex', gap: 8, alignItems: 'center', justifyContent: 'flex-end' },
});
const wide = { display: 'none', '@media (min-width: 768px)': { display: 'grid' } };
const narrow = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .applied': { justifyContent: 'flex-start' },
  '@media (min-width: 768px)': { display: 'none' },
};

const byDay = (one: Job, other: Job): number => (one.event_date ?? '~').localeCompare(other.event_date ?? '~');

/** The jobs that are not closed, the next day first, each with how many have applied and how far it is filled. */
export function LiveJobs({ jobs }: { jobs: readonly Job[] }): ReactNode {
  const live = jobs.filter(({ status }) => status !== 'closed').sort(byDay);
  if (!live.length) return null;
  return (
    <Section
      title="Jobs"
      count={`${live.length} live`}
      actions={<TextLink to={webRoutes.dashboard.href({ tab: 'jobs' })}>All jobs</TextLink>}
    >
      <LinkRows>
        {live.slice(0, jobsShown).map((job) => (
          <LinkRow
            key={job.id}
            to={webRoutes.dashboard.href({ tab: 'jobs', job: job.id })}
            lead={<DateBlock day={eventDayOf(job)} dateTime={job.event_date} />}
            title={job.title}
            text={job.location}
            end={<JobFigures job={job} sx={wide} />}
            under={<JobFigures job={job} sx={narrow} />}
          />
        ))}
      </LinkRows>
    </Section>
  );
}

function JobFigures({ job, sx }: { job: Job; sx: object }): ReactNode {
  const { total, waiting } = job.applicants ?? { total: 0, waiting: 0 };
  return (
    <Figures sx={sx}>
      <span className="applied">
        {total} applied
        {waiting > 0 && <Chip tone="solid">{waiting} new</Chip>}
      </span>
      <FillBar filled={job.positions - job.positions_left} positions={job.positions} />
    </Figures>
  );
}
