import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import '../api/applications.live';
import { useRecruiterApplicationsQuery } from '../api/applications.api';
import { Applicant } from './applicant';
import { ApplicationsError, ApplicationsLoading } from './applications-states';

interface JobApplicantsProps {
  userId: string;
  jobId: string;
  /** The application that a notification led to; its details are open. */
  applicationId?: string | null;
}

/** Everybody who applied for one job, under that job. */
export function JobApplicants({ userId, jobId, applicationId }: JobApplicantsProps): ReactNode {
  const query = { userId, job_id: jobId, page_size: 100 };
  const { data, error, isFetching, refetch } = useRecruiterApplicationsQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  if (!data)
    return isFetching ? (
      <ApplicationsLoading rows={1} />
    ) : (
      <ApplicationsError error={error} onRetry={() => void refetch()} />
    );
  if (data.items.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Nobody has applied for this job yet.
      </Typography>
    );
  }
  return (
    <ul aria-label="Applicants">
      {data.items.map((application) => (
        <Applicant key={application.id} application={application} startsOpen={application.id === applicationId} />
      ))}
    </ul>
  );
}
