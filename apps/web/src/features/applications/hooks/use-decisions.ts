import type { BulkResult } from '@crewcall/contracts-bookings';
import type { Application } from '@crewcall/contracts-jobs';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useState } from 'react';
import {
  useAcceptApplicationMutation,
  useCancelBookingMutation,
  useMoveApplicationMutation,
  useRejectApplicationMutation,
  useRemoveApplicationMutation,
  useTakeBackRejectionMutation,
} from '../api/applications.api';
import { applicantName } from '../model/application-labels';

/** What a company does with one application. `problem` says beside it what did not work; every method answers whether it did. */
export function useDecisions(application: Application) {
  const dispatch = useAppDispatch();
  const [accept, accepting] = useAcceptApplicationMutation();
  const [reject, rejecting] = useRejectApplicationMutation();
  const [takeBack, takingBack] = useTakeBackRejectionMutation();
  const [cancel, cancelling] = useCancelBookingMutation();
  const [move] = useMoveApplicationMutation();
  const [remove, removing] = useRemoveApplicationMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const { id, job_title } = application;

  const say = (problem: string | null, done: string | null, failed: string): boolean => {
    setProblem(problem);
    if (problem) dispatch(showToast({ tone: 'bad', title: 'Error', text: failed }));
    else if (done)
      dispatch(
        showToast({
          tone: 'good',
          title: done,
          text: `${applicantName(application.freelancer_profile)}, ${job_title}.`,
        }),
      );
    return !problem;
  };
  const tell = (error: unknown, done: string | null, failed: string): boolean =>
    say(error ? errorText(error, failed) : null, done, failed);
  /** Of an action for many that was asked for one: left out, it says why. */
  const tellOfOne = (
    { data, error }: { data?: BulkResult; error?: unknown },
    done: string,
    failed: string,
  ): boolean => {
    const reason = data?.skipped[0]?.reason;
    return reason ? say(`${failed} It was ${reason}.`, done, failed) : tell(error, done, failed);
  };
  return {
    problem,
    isBusy: [accepting, rejecting, takingBack, cancelling, removing].some(({ isLoading }) => isLoading),
    accept: async () => tell((await accept(id)).error, 'Applicant hired!', 'Failed to hire applicant.'),
    reject: async (message: string | null) =>
      tellOfOne(await reject({ id, message }), 'Application rejected', 'Failed to reject application.'),
    takeBack: async () => tellOfOne(await takeBack(id), 'Rejection taken back', 'Failed to take back the rejection.'),
    cancel: async (reason: string) =>
      tell((await cancel({ id, reason })).error, 'Booking cancelled', 'Failed to cancel booking.'),
    hide: async () => tell((await remove(id)).error, 'Application hidden', 'Failed to delete application.'),
    shortlist: async () => tell((await move({ id, move: 'shortlist' })).error, null, 'Failed to shortlist applicant.'),
    /** Opening the details is reviewing; should it fail, the next opening tries again. */
    review: () => void move({ id, move: 'review' }),
  };
}
