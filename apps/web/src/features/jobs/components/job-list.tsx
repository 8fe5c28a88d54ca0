import type { Job, JobListQuery } from '@crewcall/contracts-jobs';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { errorText, onEveryVisit } from '@crewcall/web-data-access';
import { Card, ErrorPanel, JobColumnHeads, Loading, Pagination, phone, RowList, RowSkeletons } from '@crewcall/web-ui';
import { Suspense, useState, type ReactNode } from 'react';
import { preloadable } from '../../../shared/parts';
import { useFoundPage } from '../../../shared/query-state';
import { useJobsQuery } from '../api/jobs.api';
import { jobsPerPage, useJobFilters, type JobFilters, type JobView } from '../hooks/use-job-filters';
import { foundLabel } from '../model/job-labels';
import { JobFilterBar } from './job-filter-bar';
import { ListedJob } from './listed-job';
import { SourceSwitch } from './source-switch';
import { ViewSwitch } from './view-switch';

const NothingFound = preloadable(
  'src/features/jobs/components/nothing-found.tsx',
  async () => (await import('./nothing-found')).NothingFound,
);

const JobMap = preloadable('src/features/jobs/components/job-map.tsx', async () => (await import('./job-map')).JobMap);

const Results = styled('div')({ '&[aria-busy="true"]': { opacity: 0.6 } });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 40,
  marginBottom: 12,
  '& > h2': { marginRight: 'auto' },
  [phone]: { marginBottom: 8 },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8px 24px',
  marginTop: 24,
});

export interface ListedSearch {
  query: JobListQuery;
  isFiltered: boolean;
  /** Whether saved jobs are listed; of users who can save none it is not known. */
  isSaved: boolean | undefined;
}

/** The jobs page: filters in the address, a list made for scanning, one page of ten; what is done to it comes last. */
export function JobList({ actions }: { actions?: (list: ListedSearch) => ReactNode }): ReactNode {
  const { filters, query, count, isSaved, isFiltered, setFilter, clear, hrefOf, hrefOfSource, hrefOfView } =
    useJobFilters();
  // Never fresh: a user may have been hired since.
  const answer = useJobsQuery(query, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  const { currentData, error, isFetching, refetch } = answer;
  const data = useFoundPage(answer, jobsPerPage, hrefOf);
  // Pale while other filters are answered, not while the same page is looked up again.
  const isStale = isFetching && data !== undefined && !currentData;
  const isFailed = Boolean(error) && !isFetching;
  const listed = useAnswered(query.zoom ? 'map' : JSON.stringify(query), currentData !== undefined);
  return (
    <>
      {!filters.saved && (
        <JobFilterBar {...{ filters, isFiltered, count, setFilter }} found={currentData?.total} onClear={clear} />
      )}
      <SourceSwitch source={filters.source} isSaved={isSaved} hrefOf={hrefOfSource} />
      <ListHead {...{ filters, hrefOfView }} total={isFailed ? undefined : data?.total} />
      {!data && !isFailed && (
        <Card>
          <Loading label="Loading jobs">
            <RowSkeletons rows={jobsPerPage} />
          </Loading>
        </Card>
      )}
      {isFailed && (
        <Card>
          <ErrorPanel
            title="We could not load the jobs"
            message={`${errorText(error, 'Something went wrong')}. Your filters are kept.`}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
      {data && !isFailed && (
        <Results aria-busy={isStale}>
          <Found key={listed} jobs={data.items} {...{ query, filters, clear }} />
          <Pagination page={filters.page} pageSize={jobsPerPage} total={data.total} noun="jobs" hrefOf={hrefOf} />
        </Results>
      )}
      {actions && <Foot>{actions({ query, isFiltered, isSaved })}</Foot>}
    </>
  );
}

interface FoundProps {
  jobs: readonly Job[];
  query: JobListQuery;
  filters: JobFilters;
  clear: () => void;
}

function Found({ jobs, query, filters, clear }: FoundProps): ReactNode {
  return (
    <Suspense>
      {query.zoom ? (
        <JobMap {...{ query, jobs }} />
      ) : jobs.length === 0 ? (
        <NothingFound {...{ query, filters }} onClear={clear} />
      ) : (
        <RowList heads={<JobColumnHeads />} label="Jobs">
          {jobs.map((job) => (
            <ListedJob key={job.id} job={job} />
          ))}
        </RowList>
      )}
    </Suspense>
  );
}

function ListHead({
  filters: { saved, source, near, sort, view },
  hrefOfView,
  total,
}: {
  filters: JobFilters;
  hrefOfView: (view: JobView) => string;
  total?: number;
}): ReactNode {
  const isNearest = Boolean(near) && !sort;
  return (
    <Head>
      <Typography variant="h3" component="h2" aria-live="polite">
        {total === undefined ? 'Jobs' : foundLabel(total, saved)}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        <span>Sort by: {saved ? 'Latest Saved' : isNearest ? 'Nearest' : 'Most Recent'}</span>
        {source === '' && !saved && !isNearest && <span>, ours first</span>}
      </Typography>
      {!saved && <ViewSwitch view={view} hrefOf={hrefOfView} />}
    </Head>
  );
}

/** The last search that was answered: its answer is another list, where a row of the one before would jump. */
function useAnswered(search: string, isAnswered: boolean): string {
  const [answered, setAnswered] = useState(search);
  if (isAnswered && answered !== search) setAnswered(search);
  return answered;
}
