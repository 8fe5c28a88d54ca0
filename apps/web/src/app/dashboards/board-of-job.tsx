import { SelectField } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApplicantBoard } from '../../features/applicant-board/components/applicant-board';
import type { AskedOffer } from '../../features/applicant-board/components/asked-dialogs';
import { useRolesOfJobQuery } from '../../features/bookings/api/bookings.api';
import { useRecruiterJobsQuery } from '../../features/jobs';

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

/** The board of one of the company's jobs: the one that the address names, or the newest. */
export function BoardOfJob({ userId }: { userId: string }): ReactNode {
  const [params, setParams] = useSearchParams();
  const { data: jobs } = useRecruiterJobsQuery({ userId, page: 1 });
  const jobId = params.get('job') ?? jobs?.items[0]?.id ?? '';
  const { data: roles = [] } = useRolesOfJobQuery(jobId, { skip: !jobId });
  const choose = (job: string): void =>
    setParams({ tab: 'applications', view: 'board', job }, { preventScrollReset: true });
  const options = (jobs?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      {options.length > 1 && (
        <SelectField label="Job" options={options} value={jobId} onChange={({ target }) => choose(target.value)} />
      )}
      {jobId && <ApplicantBoard key={jobId} {...{ jobId, roles }} offerOf={(asked) => offerOf({ ...asked, jobId })} />}
    </>
  );
}
