import Button from '@mui/material/Button';
import type { Job } from '@crewcall/contracts-jobs';
import { errorText, type SessionUser } from '@crewcall/web-data-access';
import {
  Card,
  EmptyState,
  ErrorPanel,
  Loading,
  Pagination,
  PlusIcon,
  RowList,
  RowSkeletons,
  Section,
} from '@crewcall/web-ui';
import { useDeferredValue, useState, useTransition, type ReactNode } from 'react';
import { ownJobsPerPage } from '../api/jobs.api';
import { useOwnJobs } from '../hooks/use-own-jobs';
import type { PlanSlot } from '../model/job-plan';
import { JobForm } from './job-form';
import { OwnJob } from './own-job';

interface Copied {
  job: Job;
  /** The people of the job are asked again, too. */
  withCrew: boolean;
}

interface MyJobsProps {
  user: SessionUser;
  /** The address asks for the form of a new job. */
  isPosting: boolean;
  onPosting: (isPosting: boolean) => void;
  /** The job whose applicants are unfolded. */
  openJobId: string | null;
  onOpenJob: (jobId: string | null) => void;
  applicantsOf: (job: Job) => ReactNode;
  /** The part of the form with calls and roles. */
  plan?: PlanSlot;
  /** Asks for the days of the same job again; left out, the form is filled in with it. */
  duplicateOf?: (copy: Copied & { onForm: () => void; onClose: () => void }) => ReactNode;
}

/** My Jobs: what a company has posted, and the form to post or change one. */
export function MyJobs(props: MyJobsProps): ReactNode {
  const { user, isPosting, onPosting, openJobId, onOpenJob, applicantsOf, plan, duplicateOf } = props;
  const { jobs, total, page, hrefOf, error, isFetching, refetch } = useOwnJobs(user.id, openJobId);
  const [edited, setEdited] = useState<Job | null>(null);
  const [copied, setCopied] = useState<Job | null>(null);
  const [asked, setAsked] = useState<Copied | null>(null);
  // The form and the applicants take a phone long to make: what was pressed answers before them.
  const [isComing, startTransition] = useTransition();
  const unfoldedJobId = useDeferredValue(openJobId);
  const post = (): void => startTransition(() => onPosting(true));
  const close = (): void => {
    setEdited(null);
    setCopied(null);
    onPosting(false);
  };

  // Asked for last, and from anywhere: a new job comes before one that is being changed, whose draft is kept.
  if (isPosting) return <JobForm key="new" {...{ user, plan }} job={null} onDone={close} onCancel={close} />;
  if (edited || copied) {
    const key = edited?.id ?? `copy of ${copied?.id}`;
    return <JobForm key={key} {...{ user, copied, plan }} job={edited} onDone={close} onCancel={close} />;
  }
  if (!jobs) return <Missing {...{ error, isFetching, refetch }} />;
  if (jobs.length === 0) {
    return (
      <Card>
        <EmptyState
          drawing="stage"
          title="No Jobs Posted Yet"
          text="Say what you need, when and where. It is free, and crew can apply at once."
          action={
            <Button variant="contained" onClick={post} aria-busy={isComing} startIcon={<PlusIcon />}>
              Post Your First Job
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Section
      title="My Jobs"
      actions={
        <Button variant="contained" onClick={post} aria-busy={isComing} startIcon={<PlusIcon />}>
          Post New Job
        </Button>
      }
    >
      <RowList label="My jobs">
        {jobs.map((job) => (
          <OwnJob
            key={job.id}
            job={job}
            onEdit={() => startTransition(() => setEdited(job))}
            onDuplicate={() => (duplicateOf ? setAsked({ job, withCrew: false }) : setCopied(job))}
            onAgain={duplicateOf && (() => setAsked({ job, withCrew: true }))}
            isOpen={job.id === openJobId}
            onToggle={() => onOpenJob(job.id === openJobId ? null : job.id)}
            more={job.id === openJobId && job.id === unfoldedJobId && applicantsOf(job)}
          />
        ))}
      </RowList>
      {asked &&
        duplicateOf?.({
          ...asked,
          onForm: () => {
            setAsked(null);
            setCopied(asked.job);
          },
          onClose: () => setAsked(null),
        })}
      <Pagination page={page} pageSize={ownJobsPerPage} total={total} noun="jobs" hrefOf={hrefOf} />
    </Section>
  );
}

type MissingProps = Pick<ReturnType<typeof useOwnJobs>, 'error' | 'isFetching' | 'refetch'>;

function Missing({ error, isFetching, refetch }: MissingProps): ReactNode {
  return (
    <Card>
      {error && !isFetching ? (
        <ErrorPanel
          title="Your jobs did not load"
          message={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading your jobs">
          <RowSkeletons rows={3} height={86} />
        </Loading>
      )}
    </Card>
  );
}
