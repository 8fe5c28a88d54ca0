import { Segmented, Stack } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RecruiterApplications } from '../../features/applications/components/recruiter-applications';
import { contactOf, rateOf } from './applicant-parts';

const BoardOfJob = lazy(async () => ({ default: (await import('./board-of-job')).BoardOfJob }));

const views = [
  { value: 'list' as const, label: 'List' },
  { value: 'board' as const, label: 'Board' },
];

/** A company's applicants as a list or, for one job, as a board, with what other features do with them. */
export function ApplicantsTab({ userId }: { userId: string }): ReactNode {
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'board' ? 'board' : 'list';
  const show = (next: 'list' | 'board'): void =>
    setParams({ tab: 'applications', ...(next === 'board' && { view: next }) }, { preventScrollReset: true });
  return (
    <Stack>
      <div>
        <Segmented label="View" parts={views} value={view} onChange={show} />
      </div>
      {view === 'board' ? (
        <Suspense>
          <BoardOfJob userId={userId} />
        </Suspense>
      ) : (
        <RecruiterApplications userId={userId} bookingActionsOf={rateOf} contactOf={contactOf} />
      )}
    </Stack>
  );
}
