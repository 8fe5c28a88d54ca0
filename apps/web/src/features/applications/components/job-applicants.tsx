import { onEveryVisit } from '@crewcall/web-data-access';
import Typography from '@mui/material/Typography';
import type { Application } from '@crewcall/contracts-jobs';
import { Pagination, SelectField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFilledPage } from '../../../shared/query-state';
import '../api/applications.live';
import { useApplicationQuery, useRecruiterApplicationsQuery } from '../api/applications.api';
import { jobApplicantsQuery } from '../model/application-queries';
import { Applicant } from './applicant';
import { ApplicationsMissing } from './applications-states';

interface JobApplicantsProps {
  userId: string;
  jobId: string;
  /** The application that a notification led to; its details are open. */
  applicationId?: string | null;
  bookingActionsOf?: (booking: Application) => ReactNode;
  contactOf?: (application: Application) => ReactNode;
}

const stay = { replace: true, preventScrollReset: true } as const;
const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'asked', label: 'Lowest rate first' },
];

function orderedBy(params: URLSearchParams, jobId: string, order: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('job', jobId);
  next.delete('applicants');
  if (order === 'asked') next.set('order', order);
  else next.delete('order');
  return next;
}

/** Every user who applied for one job, under that job. */
export function JobApplicants({
  userId,
  jobId,
  applicationId,
  bookingActionsOf,
  contactOf,
}: JobApplicantsProps): ReactNode {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('applicants'))) || 1);
  const query = jobApplicantsQuery(userId, jobId, params);
  const answer = useRecruiterApplicationsQuery(query, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  const hrefOf = (to: number): string => {
    const next = new URLSearchParams(params);
    next.set('job', jobId);
    next.set('applicants', String(to));
    return `?${next.toString()}`;
  };
  const data = useFilledPage(answer, query.page_size, hrefOf);
  const isElsewhere =
    Boolean(applicationId) && data !== undefined && !data.items.some(({ id }) => id === applicationId);
  const { data: named } = useApplicationQuery(applicationId ?? '', { skip: !isElsewhere });
  if (data?.total === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Nobody has applied for this job yet.
      </Typography>
    );
  }
  return (
    <>
      {(query.sort || data?.items.some(({ asked_pence }) => asked_pence !== null)) && (
        <SelectField
          label="Order of applicants"
          options={orders}
          value={query.sort ?? 'newest'}
          onChange={({ target }) => setParams(orderedBy(params, jobId, target.value), stay)}
        />
      )}
      {data ? (
        <>
          <ul aria-label="Applicants">
            {[...(isElsewhere && named?.job_id === jobId ? [named] : []), ...data.items].map((application) => (
              <Applicant
                key={application.id}
                application={application}
                startsOpen={application.id === applicationId}
                bookingActions={bookingActionsOf?.(application)}
                contact={contactOf?.(application)}
              />
            ))}
          </ul>
          <Pagination {...{ page, pageSize: query.page_size, hrefOf }} total={data.total} noun="applicants" />
        </>
      ) : (
        <ApplicationsMissing {...answer} rows={1} />
      )}
    </>
  );
}
