import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { phone, SelectField } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApplicantBoard } from '../../features/applicant-board/components/applicant-board';
import type { AskedOffer } from '../../features/applicant-board/components/asked-dialogs';
import { useRolesOfJobQuery } from '../../shared/job-plan/job-plan.api';
import { useJobQuery } from '../../features/jobs/api/jobs.api';
import { useOwnJobsInfiniteQuery } from '../../features/jobs/api/own-jobs.api';
import { FailedLook, QueryState } from '../../shared/query-state';

const OfferDialog = lazy(async () => ({
  default: (await import('../../features/bookings/components/offer-dialog')).OfferDialog,
}));

const offerOf = ({ card, name, kind, jobTitle, onClose, jobId }: AskedOffer & { jobId: string }): ReactNode => (
  <Suspense>
    <OfferDialog
      jobs={[{ id: jobId, title: jobTitle }]}
      freelancerId={card.freelancer_id}
      startsAs={kind}
      {...{ name, onClose }}
    />
  </Suspense>
);

const Choice = styled('div')({
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 16px' },
  // As wide as what stands above and below it.
  [phone]: { '& > :first-of-type': { flexGrow: 1 } },
});

/** The company's own jobs to choose from: as many as were loaded, and that which the address names. */
function useBoardJobs(userId: string, asked: string | null) {
  const { data, ...query } = useOwnJobsInfiniteQuery(userId);
  const loaded = data?.pages.flatMap(({ items }) => items) ?? [];
  const isAmong = !asked || loaded.some(({ id }) => id === asked);
  const { data: named } = useJobQuery(asked ?? '', { skip: !data || isAmong });
  return { jobs: named && !isAmong ? [...loaded, named] : loaded, isLoaded: data !== undefined, query };
}

/** The board of one of the company's jobs: the one that the address names, or the newest. */
export function BoardOfJob({ userId }: { userId: string }): ReactNode {
  const [params, setParams] = useSearchParams();
  const asked = params.get('job');
  const { jobs, isLoaded, query } = useBoardJobs(userId, asked);
  const jobId = asked ?? jobs[0]?.id ?? '';
  const { data: roles = [] } = useRolesOfJobQuery(jobId, { skip: !jobId });
  const choose = (job: string): void =>
    setParams({ tab: 'applications', view: 'board', job }, { preventScrollReset: true });
  const options = jobs.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      {!isLoaded && <QueryState {...{ query }} what="your jobs" rows={1} />}
      {options.length > 1 && (
        <Choice>
          <SelectField label="Job" options={options} value={jobId} onChange={({ target }) => choose(target.value)} />
          {query.hasNextPage && (
            <Button variant="outlined" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              More jobs
            </Button>
          )}
        </Choice>
      )}
      {query.isFetchNextPageError && (
        <FailedLook
          text="More jobs could not be loaded."
          error={query.error}
          onRetry={() => void query.fetchNextPage()}
        />
      )}
      {jobId && <ApplicantBoard key={jobId} {...{ jobId, roles }} offerOf={(of) => offerOf({ ...of, jobId })} />}
    </>
  );
}
