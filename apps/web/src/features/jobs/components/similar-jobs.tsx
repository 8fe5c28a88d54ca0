import { webRoutes } from '@crewcall/contracts-core';
import type { Job } from '@crewcall/contracts-jobs';
import { Card, Section, ShortJobRow, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSimilarJobsQuery } from '../api/jobs.api';
import { eventDayOf, rateParts } from '../model/job-labels';

/** Others that ask for much the same, and the way to all. */
export function SimilarJobs({ job }: { job: Job }): ReactNode {
  const { data: jobs = [] } = useSimilarJobsQuery(job.id);
  if (jobs.length === 0) return null;
  return (
    <Section title="Similar jobs" actions={<TextLink to={webRoutes.jobs.href()}>See all jobs</TextLink>}>
      <ShortJobs jobs={jobs} />
    </Section>
  );
}

interface ShortJobsProps {
  jobs: readonly Job[];
  /** All are of the company whose page it is. */
  isOfOne?: boolean;
}

export function ShortJobs({ jobs, isOfOne = false }: ShortJobsProps): ReactNode {
  return (
    <Card component="ul">
      {jobs.map((job) => {
        const rate = rateParts(job.rate);
        return (
          <ShortJobRow
            key={job.id}
            day={eventDayOf(job)}
            dateTime={job.event_date}
            title={
              <Link to={webRoutes.job.href(job.id)} viewTransition>
                {job.title}
              </Link>
            }
            about={isOfOne ? job.location : `${job.company}, ${job.location}`}
            rate={rate.amount}
            rateUnit={rate.per}
          />
        );
      })}
    </Card>
  );
}
