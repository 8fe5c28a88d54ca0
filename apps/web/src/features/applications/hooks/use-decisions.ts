import type { Application } from '@crewcall/contracts-jobs';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useState } from 'react';
import {
  useAcceptApplicationMutation,
  useCancelBookingMutation,
  useMoveApplicationMutation,
  useRejectApplicationMutation,
  useRemoveApplicationMutation,
} from '../api/applications.api';
import { applicantName } from '../model/application-labels';

/** What a company does with one application. `problem` says beside it what did not work; every method answers whether it did. */
export function useDecisions(application: Application) {
  const dispatch = useAppDispatch();
  const [accept, accepting] = useAcceptApplicationMutation();
  const [reject, rejecting] = useRejectApplicationMutation();
  const [cancel, cancelling] = useCancelBookingMutation();
  const [move] = useMoveApplicationMutation();
  const [remove, removing] = useRemoveApplicationMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const { id, job_title } = application;

  const tell = (error: unknown, done: string | null, failed: string): boolean => {
    setProblem(error ? errorText(error, failed) : null);
    if (error) dispatch(showToast({ tone: 'bad', title: 'Error', text: failed }));
    else if (done)
      dispatch(
        showToast({
          tone: 'good',
          title: done,
          text: `${applicantName(application.freelancer_profile)}, ${job_title}.`,
        }),
      );
    return !error;
  };
  return {
    problem,
    isBusy: accepting.isLoading || rejecting.isLoading || cancelling.isLoading || removing.isLoading,
    accept: async () => tell((await accept(id)).error, 'Applicant hired!', 'Failed to hire applicant.'),
    reject: async (message: string | null) =>
      tell((await reject({ id, message })).error, 'Application rejected', 'Failed to reject application.'),
    cancel: async (reason: string) =>
      tell((await cancel({ id, reason })).error, 'Booking cancelled', 'Failed to cancel booking.'),
    hide: async () => tell((await remove(id)).error, 'Application hidden', 'Failed to delete application.'),
    shortlist: async () => tell((await move({ id, move: 'shortlist' })).error, null, 'Failed to shortlist applicant.'),
    /** Opening the details is reviewing; should it fail, the next opening tries again. */
    review: () => void move({ id, move: 'review' }),
  };
}
