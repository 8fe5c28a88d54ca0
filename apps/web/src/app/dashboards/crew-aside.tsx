import { webRoutes } from '@crewcall/contracts-core';
import { applicationStateLabelOf } from '@crewcall/contracts-jobs';
import { onEveryVisit, type SessionUser } from '@crewcall/web-data-access';
import { DateBlock, LinkRow, LinkRows, Section, Stack, StateChip, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useFreelancerApplicationsQuery } from '../../features/applications/api/applications.api';
import { chipOf, jobDayOf } from '../../features/applications/model/application-labels';
import { useJobsQuery } from '../../features/jobs/api/jobs.api';
import { eventDayOf, rateParts } from '../../features/jobs/model/job-labels';
import { useFreelancerQuery } from '../../features/profile';
import { jobsNear, openApplications, townOf } from './home-queries';

/** What stands beside: applications that are open, and jobs nearby. */
export function CrewAside({ user }: { user: SessionUser }): ReactNode {
  const { data: profile } = useFreelancerQuery(user.id);
  return (
    <Stack>
      <OpenApplications userId={user.id} />
      {profile && <JobsNear town={townOf(profile.location)} />}
    </Stack>
  );
}

function OpenApplications({ userId }: { userId: string }): ReactNode {
  const { data } = useFreelancerApplicationsQuery(openApplications(userId), {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  if (!data?.items.length) return null;
  return (
    <Section
      title="Applications"
      count={`${data.total} open`}
      actions={<TextLink to={webRoutes.dashboard.href({ tab: 'jobs' })}>See all</TextLink>}
    >
      <LinkRows>
        {data.items.map((application) => (
          <LinkRow
            key={application.id}
            to={webRoutes.job.href(application.job_id)}
            title={application.job_title}
            text={[application.job_company, jobDayOf(application)].filter(Boolean).join(', ')}
            under={<StateChip state={chipOf[application.status]} label={applicationStateLabelOf(application)} />}
          />
        ))}
      </LinkRows>
    </Section>
  );
}

function JobsNear({ town }: { town: string | null }): ReactNode {
  const { data } = useJobsQuery(jobsNear(town), { refetchOnMountOrArgChange: onEveryVisit() });
  if (!data?.items.length) return null;
  return (
    <Section
      title={town ? `Jobs in ${town}` : 'New jobs'}
      actions={<TextLink to={webRoutes.jobs.href({ location: town ?? undefined })}>All {data.total}</TextLink>}
    >
      <LinkRows>
        {data.items.map((job) => {
          const { amount, per } = rateParts(job.rate);
          return (
            <LinkRow
              key={job.id}
              to={webRoutes.job.href(job.id)}
              lead={<DateBlock day={eventDayOf(job)} dateTime={job.event_date} />}
              title={job.title}
              text={[job.company, job.location].filter(Boolean).join(', ')}
              end={
                <>
                  <b>{amount}</b>
                  <br />
                  {per}
                </>
              }
            />
          );
        })}
      </LinkRows>
    </Section>
  );
}
