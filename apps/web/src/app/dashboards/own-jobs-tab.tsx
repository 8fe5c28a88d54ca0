import type { SessionUser } from '@crewcall/web-data-access';
import { lazy, Suspense, type ReactNode } from 'react';
import { useApplicationQuery } from '../../features/applications';
import type { useDashboardAddress } from '../../features/dashboard';
import { MyJobs } from '../../features/jobs/components/my-jobs';
import { contactOf, rateOf } from './applicant-parts';
import { usePlanSlot } from './post-plan';

const JobApplicants = lazy(async () => ({
  default: (await import('../../features/applications/components/job-applicants')).JobApplicants,
}));
const DuplicateDialog = lazy(async () => ({
  default: (await import('../../features/bookings/components/duplicate-dialog')).DuplicateDialog,
}));

const CrewAgainDialog = lazy(async () => ({
  default: (await import('../../features/bookings/components/crew-again-dialog')).CrewAgainDialog,
}));

interface OwnJobsTabProps {
  user: SessionUser;
  address: ReturnType<typeof useDashboardAddress>;
}

/** A company's jobs, each with its applicants, and the form to post one with its calls. */
export function OwnJobsTab({ user, address }: OwnJobsTabProps): ReactNode {
  const { isPosting, setPosting, openJobId, setOpenJob, applicationId } = address;
  const plan = usePlanSlot();
  const { data: named } = useApplicationQuery(applicationId ?? '', { skip: !applicationId });
  return (
    <MyJobs
      user={user}
      isPosting={isPosting}
      onPosting={setPosting}
      openJobId={openJobId ?? named?.job_id ?? null}
      onOpenJob={setOpenJob}
      plan={plan}
      duplicateOf={({ job: { id: jobId, title }, withCrew, onForm, onClose }) => (
        <Suspense>
          {withCrew ? (
            <CrewAgainDialog {...{ jobId, title, onClose }} />
          ) : (
            <DuplicateDialog {...{ jobId, title, onForm, onClose }} />
          )}
        </Suspense>
      )}
      applicantsOf={({ id }) => (
        <JobApplicants
          userId={user.id}
          jobId={id}
          applicationId={applicationId}
          bookingActionsOf={rateOf}
          contactOf={contactOf}
        />
      )}
    />
  );
}
