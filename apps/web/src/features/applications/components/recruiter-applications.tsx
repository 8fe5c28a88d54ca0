import { onEveryVisit, type Listed } from '@crewcall/web-data-access';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { webRoutes } from '@crewcall/contracts-core';
import { applicationLimits, jobStatusLabelOf, type Application } from '@crewcall/contracts-jobs';
import {
  Card,
  Chip,
  DateBlock,
  EmptyState,
  FilterPills,
  LinkButton,
  LockIcon,
  Pagination,
  Stack,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFilledPage } from '../../../shared/query-state';
import '../api/applications.live';
import { useApplicationCountsQuery, useRecruiterApplicationsQuery } from '../api/applications.api';
import {
  applicationsLabel,
  filterPills,
  groupedByJob,
  isApplicantFilter,
  type ApplicantFilter,
  type ApplicantGroup,
} from '../model/applicant-groups';
import { jobDayOf } from '../model/application-labels';
import { applicantsQuery } from '../model/application-queries';
import { Applicant } from './applicant';
import { ApplicantSearch } from './applicant-search';
import { ApplicationsMissing } from './applications-states';
import { CountsSummary } from './counts-summary';

const stay = { replace: true, preventScrollReset: true } as const;
const Between = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
const JobHead = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 16px',
  padding: '16px 20px',
});

interface RecruiterApplicationsProps {
  userId: string;
  bookingActionsOf?: (booking: Application) => ReactNode;
  contactOf?: (application: Application) => ReactNode;
}

/** Who applied, are they free, how are they rated; accept or reject without leaving the list. New ones arrive by themselves. */
export function RecruiterApplications({ userId, bookingActionsOf, contactOf }: RecruiterApplicationsProps): ReactNode {
  const [params, setParams] = useSearchParams();
  const asked = params.get('state');
  const filter = isApplicantFilter(asked) ? asked : 'all';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const search = params.get('q')?.slice(0, applicationLimits.search) ?? '';
  const query = applicantsQuery(userId, params);
  const answer = useRecruiterApplicationsQuery(query, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  const { data: counts } = useApplicationCountsQuery(undefined, { refetchOnMountOrArgChange: onEveryVisit() });
  const withParam = (name: string, value: string | null): URLSearchParams => {
    const next = new URLSearchParams(params);
    if (name !== 'page') next.delete('page');
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };

  const hrefOf = (to: number): string => `?${withParam('page', to === 1 ? null : String(to)).toString()}`;
  const data = useFilledPage(answer, query.page_size, hrefOf);
  const missing = <ApplicationsMissing {...answer} />;
  if (!answer.data) return missing;
  if (data?.total === 0 && filter === 'all' && !search && page === 1) return <NobodyYet />;
  return (
    <Stack>
      <CountsSummary counts={counts} side="recruiter" />
      <Between>
        <Typography variant="h3" component="h2" aria-live="polite">
          {data ? applicationsLabel(data.total) : 'Applications'}
        </Typography>
        <FilterPills
          label="Filter by state"
          pills={filterPills(counts)}
          value={filter}
          onChange={(value) => setParams(withParam('state', value === 'all' ? null : value), stay)}
        />
      </Between>
      <ApplicantSearch value={search} onChange={(value) => setParams(withParam('q', value || null), stay)} />
      {data ? <Found {...{ data, filter, search, bookingActionsOf, contactOf }} /> : missing}
      {data && (
        <Pagination page={page} pageSize={query.page_size} total={data.total} noun="applications" hrefOf={hrefOf} />
      )}
    </Stack>
  );
}

interface FoundProps extends Omit<RecruiterApplicationsProps, 'userId'> {
  data: Listed<Application>;
  filter: ApplicantFilter;
  search: string;
}

function Found({ data: { items, total }, filter, search, ...parts }: FoundProps): ReactNode {
  const isAll = items.length === total && filter === 'all' && !search;
  if (items.length > 0)
    return groupedByJob(items).map((group) => <JobGroup key={group.jobId} {...{ group, isAll, ...parts }} />);
  return (
    <Card>
      <EmptyState
        drawing="crew"
        title={search ? 'Nobody of that name' : 'Nobody in this state'}
        text="Choose All and clear the search to see everybody who applied."
      />
    </Card>
  );
}

interface JobGroupProps extends Pick<RecruiterApplicationsProps, 'bookingActionsOf' | 'contactOf'> {
  group: ApplicantGroup;
  /** There are none besides on another page or in another state. */
  isAll: boolean;
}

function JobGroup({ group: { first, applications }, isAll, bookingActionsOf, contactOf }: JobGroupProps): ReactNode {
  const line = [first.job_location, first.job_rate].filter(Boolean).join(', ');
  return (
    <Card component="section" aria-label={`Applications for ${first.job_title}`}>
      <JobHead>
        {first.job_event_date !== undefined ? (
          <DateBlock day={jobDayOf(first)} dateTime={first.job_event_date} />
        ) : (
          <span />
        )}
        <div>
          <Typography variant="h4" component="h3">
            {first.job_title}
          </Typography>
          {line && (
            <Typography variant="body2" color="textSecondary">
              {line}
            </Typography>
          )}
        </div>
        {first.job_status === 'active' ? (
          <Chip>{`${applications.length} ${isAll ? 'applied' : 'shown'}`}</Chip>
        ) : (
          <Chip icon={<LockIcon />}>
            {jobStatusLabelOf({ status: first.job_status, closed_reason: first.job_closed_reason })}
          </Chip>
        )}
      </JobHead>
      <ul>
        {applications.map((application) => (
          <Applicant
            key={application.id}
            application={application}
            bookingActions={bookingActionsOf?.(application)}
            contact={contactOf?.(application)}
          />
        ))}
      </ul>
    </Card>
  );
}

function NobodyYet(): ReactNode {
  return (
    <Card>
      <EmptyState
        drawing="crew"
        title="No Applications Yet"
        text="When somebody applies for one of your jobs, they appear here by themselves."
        action={
          <LinkButton to={webRoutes.freelancers.href()} variant="contained" color="inherit">
            Find Crew
          </LinkButton>
        }
      />
    </Card>
  );
}
