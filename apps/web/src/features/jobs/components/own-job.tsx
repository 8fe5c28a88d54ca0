import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { webRoutes } from '@crewcall/contracts-core';
import { jobsErrors, jobStatusLabelOf, type Job, type JobApplicants } from '@crewcall/contracts-jobs';
import { errorText, failureCode, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { BookingRow, Chip, ConfirmDialog, DownIcon, Note, StateChip, TextLink, UpIcon } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useDeleteJobMutation, useEditJobMutation, useReopenJobMutation } from '../api/own-jobs.api';
import { eventDayOf, jobLine } from '../model/job-labels';
import { OwnJobActions } from './own-job-actions';

const failedTexts = {
  delete: 'Failed to delete job. Please try again.',
  change: 'Failed to update job. Please try again.',
} as const;

const chips = { active: 'safe', paused: 'paused', closed: 'closed' } as const;

interface OwnJobProps {
  job: Job;
  onEdit: () => void;
  onDuplicate: () => void;
  onAgain?: (() => void) | undefined;
  isOpen: boolean;
  onToggle: () => void;
  /** Unfolds under the row: the people who applied. */
  more?: ReactNode;
}

const applicantsOf = ({ applicants }: Job): JobApplicants => applicants ?? { total: 0, waiting: 0 };

function appliedLabel(job: Job): string {
  const { total, waiting } = applicantsOf(job);
  return `${total} applied${waiting > 0 ? ` ${waiting} new` : ''}, for ${job.title}`;
}

const Last = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 2 });

/** A company's own job: where it stands, and what can be done with it. */
export function OwnJob({ job, onEdit, onDuplicate, onAgain, isOpen, onToggle, more }: OwnJobProps): ReactNode {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [edit, editing] = useEditJobMutation();
  const [reopen, reopening] = useReopenJobMutation();
  const [remove, removing] = useDeleteJobMutation();
  const { total, waiting } = applicantsOf(job);
  const movingTo = job.status === 'paused' ? 'Resuming...' : 'Pausing...';
  const moving = reopening.isLoading ? 'Opening...' : editing.isLoading && movingTo;
  const arrow = isOpen ? <UpIcon /> : <DownIcon />;

  const tell = (error: unknown, done: string, failed: string): void => {
    setProblem(error ? errorText(error, failed) : null);
    dispatch(
      showToast(
        error
          ? { tone: 'bad', title: failed, text: errorText(error, '') }
          : { tone: 'good', title: done, text: job.title },
      ),
    );
  };
  const toggle = async (): Promise<void> => {
    const { error } = await edit({ id: job.id, change: { status: job.status === 'paused' ? 'active' : 'paused' } });
    tell(error, 'Job updated successfully!', failedTexts.change);
  };
  const openAgain = async (): Promise<void> => {
    const { error } = await reopen(job.id);
    tell(error, 'Job is open again', failedTexts.change);
  };
  const confirmed = async (): Promise<void> => {
    const { error } = await remove(job.id);
    setAsking(false);
    tell(error, 'Job deleted successfully!', failedTexts.delete);
    // The bookings that stand in the way are among the applicants, where each can be cancelled.
    if (failureCode(error) === jobsErrors.jobHasHires.code && !isOpen) onToggle();
  };
  return (
    <>
      <BookingRow
        day={eventDayOf(job)}
        dateTime={job.event_date}
        title={<TextLink to={webRoutes.job.href(job.id)}>{job.title}</TextLink>}
        about={
          job.positions > 1 ? `${jobLine(job)}. ${job.positions_left} of ${job.positions} positions open` : jobLine(job)
        }
        state={<StateChip state={chips[job.status]} label={moving || jobStatusLabelOf(job)} />}
        when={
          <Button
            variant="text"
            size="small"
            aria-expanded={isOpen}
            aria-label={appliedLabel(job)}
            onClick={onToggle}
            sx={{ flexWrap: 'wrap', justifyContent: 'flex-start' }}
          >
            {total} applied
            {/* Where the line is full the arrow goes with what is new, never alone. */}
            {waiting > 0 ? (
              <Last>
                <Chip tone="solid">{waiting} new</Chip>
                {arrow}
              </Last>
            ) : (
              arrow
            )}
          </Button>
        }
        actions={
          <OwnJobActions
            {...{ job, onEdit, onDuplicate, onAgain }}
            isBusy={editing.isLoading || reopening.isLoading}
            onToggle={() => void toggle()}
            onReopen={() => void openAgain()}
            onDelete={() => setAsking(true)}
          />
        }
        more={
          (more || problem) && (
            <>
              {problem && (
                <Note tone="bad" isAlert>
                  {problem}
                </Note>
              )}
              {more}
            </>
          )
        }
      />
      <ConfirmDialog
        open={isAsking}
        title={`Delete “${job.title}”?`}
        confirmLabel="Delete job"
        busyLabel="Deleting..."
        isBusy={removing.isLoading}
        onConfirm={() => void confirmed()}
        onClose={() => setAsking(false)}
      >
        It leaves the jobs page at once, and everybody whose application is still open is told. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
