import IconButton from '@mui/material/IconButton';
import { webRoutes } from '@crewcall/contracts-core';
import { applicationStateLabelOf, isOpenApplication, type Application } from '@crewcall/contracts-jobs';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { BinIcon, BookingRow, ConfirmDialog, Note, Quote, StateChip, TextLink } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { Timeline } from '../../../shared/timeline';
import { TimeAgo } from '../../../shared/time';
import { useRemoveApplicationMutation } from '../api/applications.api';
import { chipOf, jobDayOf, jobLineOf } from '../model/application-labels';

const removeFailed = 'Failed to delete application.';

/** One of a crew member's own applications or bookings: where it stands and what the company wrote. */
export function OwnApplication({
  application,
  bookingActions,
  contact,
}: {
  application: Application;
  /** What can be done about a booking, from features beside this one. */
  bookingActions?: ReactNode;
  /** The way to write to the company. */
  contact?: ReactNode;
}): ReactNode {
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useRemoveApplicationMutation();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, job_id, job_title, job_company, status, rejection_message, applied_at, job_start_time } = application;
  const isBooking = status === 'hired';

  const confirmed = async (): Promise<void> => {
    const { error } = await remove(id);
    setAsking(false);
    setProblem(error ? errorText(error, removeFailed) : null);
    dispatch(
      showToast(
        error
          ? { tone: 'bad', title: 'Error', text: removeFailed }
          : { tone: 'good', title: 'Application removed', text: job_title },
      ),
    );
  };
  return (
    <>
      <BookingRow
        day={jobDayOf(application)}
        dateTime={application.job_event_date}
        title={<TextLink to={webRoutes.job.href(job_id)}>{job_title}</TextLink>}
        about={[jobLineOf(application), application.team && `with ${application.team.name}`].filter(Boolean).join(', ')}
        state={<StateChip state={chipOf[status]} label={applicationStateLabelOf(application)} />}
        when={isBooking && job_start_time ? `Call ${job_start_time}` : <TimeAgo at={applied_at} before="Applied " />}
        actions={
          <>
            {contact}
            {isBooking ? (
              bookingActions
            ) : (
              <IconButton aria-label={`Remove ${job_title}`} onClick={() => setAsking(true)}>
                <BinIcon />
              </IconButton>
            )}
          </>
        }
        more={
          (!isBooking || rejection_message || problem) && (
            <>
              {!isBooking && <Timeline steps={application.timeline} />}
              {rejection_message && (
                <Quote>
                  From {job_company}: “{rejection_message}”
                </Quote>
              )}
              {problem && (
                <Note tone="bad" isAlert>
                  {problem}
                </Note>
              )}
            </>
          )
        }
      />
      <ConfirmDialog
        open={isAsking}
        title={`Remove “${job_title}”?`}
        confirmLabel="Remove"
        busyLabel="Removing..."
        isBusy={isLoading}
        onConfirm={() => void confirmed()}
        onClose={() => setAsking(false)}
      >
        {isOpenApplication(status)
          ? `Your application to ${job_company} is withdrawn and leaves your list for good.`
          : 'It leaves your list for good.'}
      </ConfirmDialog>
    </>
  );
}
