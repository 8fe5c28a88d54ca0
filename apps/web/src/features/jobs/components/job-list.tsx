import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { errorText, onEveryVisit } from '@crewcall/web-data-access';
import { Card, ErrorPanel, JobColumnHeads, Loading, Pagination, phone, RowList, RowSkeletons } from '@crewcall/web-ui';
import { Suspense, useState, type ReactNode } from 'react';
import { preloadable } from '../../../shared/parts';
import { useJobsQuery } from '../api/jobs.api';
import { jobsPerPage, useJobFilters, type JobFilters } from '../hooks/use-job-filters';
import { foundLabel } from '../model/job-labels';
import { JobFilterBar } from './job-filter-bar';
import { ListedJob } from './listed-job';
import { SourceSwitch } from './source-switch';

const NothingFound = preloadable(
  'src/features/jobs/components/nothing-found.tsx',
  async () => (await import('./nothing-found')).NothingFound,
);

const Results = styled('div')({ '&[aria-busy="true"]': { opacity: 0.6 } });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  minHeight: 40,
  marginBottom: 12,
  [phone]: { marginBottom: 8 },
});
const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end', marginTop: 24 });

/** The jobs page: filters in the address, a list made for scanning, one page of ten; what is done to it comes last. */
export function JobList({ actions }: { actions?: ReactNode }): ReactNode {
  const { filters, query, count, isFiltered, setFilter, clear, hrefOf, hrefOfSource } = useJobFilters();
  // Never fresh: a user may have been hired since.
  const { data, currentData, error, isFetching, refetch } = useJobsQuery(query, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  // Pale while other filters are answered, not while the same page is looked up again.
  const isStale = isFetching && data !== undefined && !currentData;
  const isFailed = Boolean(error) && !isFetching;
  const listed = useAnswered(JSON.stringify(query), currentData !== undefined);
  return (
    <>
      <JobFilterBar {...{ filters, isFiltered, count, setFilter }} found={currentData?.total} onClear={clear} />
      <SourceSwitch source={filters.source} hrefOf={hrefOfSource} />
      <Head>
        <Typography variant="h3" component="h2" aria-live="polite">
          {data && !isFailed ? foundLabel(data.total) : 'Jobs'}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="div">
          <span>Sort by: Most Recent</span>
          {filters.source === '' && <span>, ours first</span>}
        </Typography>
      </Head>
      {!data && isFetching && (
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
          {data.items.length === 0 ? (
            <Suspense>
              <NothingFound query={query} text={nothingFor(filters)} onClear={clear} />
            </Suspense>
          ) : (
            <RowList key={listed} heads={<JobColumnHeads />} label="Jobs">
              {data.items.map((job) => (
                <ListedJob key={job.id} job={job} />
              ))}
            </RowList>
          )}
          <Pagination page={filters.page} pageSize={jobsPerPage} total={data.total} noun="jobs" hrefOf={hrefOf} />
        </Results>
      )}
      {actions && <Foot>{actions}</Foot>}
    </>
  );
}

/** The last search that was answered: its answer is another list, where a row of the one before would jump. */
function useAnswered(search: string, isAnswered: boolean): string {
  const [answered, setAnswered] = useState(search);
  if (isAnswered && answered !== search) setAnswered(search);
  return answered;
}

function nothingFor({ search, location, page }: JobFilters): string {
  if (page > 1 && !search && !location) return 'There are not that many pages just now.';
  const what = search ? ` for “${search}”` : '';
  const where = location ? ` near ${location}` : '';
  return `Nothing${what}${where} just now. Try a wider place, or a different contract type.`;
}
