import { webRoutes } from '@crewcall/contracts-core';
import { onEveryVisit } from '@crewcall/web-data-access';
import { useSearchParams } from 'react-router-dom';
import { useFilledPage } from '../../../shared/query-state';
import { ownJobsPerPage, useJobQuery, useRecruiterJobsQuery } from '../api/jobs.api';

/** One page of a company's jobs, and before them the one that the address is about, should it be on another page. */
export function useOwnJobs(userId: string, openJobId: string | null) {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const answer = useRecruiterJobsQuery({ userId, page }, { refetchOnMountOrArgChange: onEveryVisit() });
  const hrefOf = (to: number): string =>
    webRoutes.dashboard.href({ tab: 'jobs', page: to === 1 ? undefined : String(to) });
  const data = useFilledPage(answer, ownJobsPerPage, hrefOf);
  const isElsewhere = openJobId !== null && data !== undefined && !data.items.some(({ id }) => id === openJobId);
  const { data: elsewhere } = useJobQuery(openJobId ?? '', { skip: !isElsewhere });
  const jobs = data && (isElsewhere && elsewhere ? [elsewhere, ...data.items] : data.items);
  const { error, isFetching, refetch } = answer;
  return { jobs, total: data?.total ?? 0, page, hrefOf, error, isFetching, refetch };
}
