import { webRoutes } from '@crewcall/contracts-core';
import type { ApplyRequest } from '@crewcall/contracts-jobs';
import { errorText, failureCode, serverText, showToast, useAppDispatch, useSession } from '@crewcall/web-data-access';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApplyMutation } from '../api/jobs.api';
import { applyAt, sourceIn } from '../model/apply-address';

const afterApplyMs = 1_000;

/** Sign-in, and the way back to the job. */
const signInFor = (next: string): string => webRoutes.auth.href({ next });

/** A stranger who applies needs an account first. */
const joinFor = (next: string): string => webRoutes.auth.href({ tab: 'signup', next });

/** What may go along with an application. */
type Sent = Omit<ApplyRequest, 'freelancerId' | 'source'>;

export interface Applying {
  isApplying: boolean;
  /** Answers whether the application was taken. */
  apply: (jobId: string, sent?: Sent) => Promise<boolean>;
}

/** Applies as who is signed in, says what came of it, and leads to the dashboard a second later. */
export function useApply(): Applying {
  const { user, isChecking } = useSession();
  const [send, { isLoading }] = useApplyMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const source = sourceIn(useSearchParams()[0]);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const apply = async (jobId: string, { coverLetter = null, ...asked }: Sent = {}): Promise<boolean> => {
    if (isChecking) {
      dispatch(showToast({ tone: 'info', title: 'Please wait', text: 'Loading user information...' }));
      return false;
    }
    if (!user) {
      dispatch(showToast({ tone: 'info', title: 'Login required', text: 'Please log in to apply for jobs.' }));
      void navigate(joinFor(applyAt(jobId, source)));
      return false;
    }
    const { error } = await send({ jobId, freelancerId: user.id, coverLetter, ...asked, ...(source && { source }) });
    if (!error) {
      dispatch(
        showToast({
          tone: 'good',
          title: 'Application submitted',
          text: 'Your job application has been submitted successfully. Redirecting to dashboard...',
        }),
      );
      leaving.current = setTimeout(() => void navigate(webRoutes.dashboard.href({ tab: 'jobs' })), afterApplyMs);
      return true;
    }
    if (asksToSignIn(error)) {
      dispatch(showToast({ tone: 'bad', title: 'Authentication required', text: 'Please log in to apply for jobs.' }));
      void navigate(signInFor(applyAt(jobId, source)));
    } else {
      dispatch(
        showToast({
          tone: 'bad',
          title: 'Application failed',
          text: serverText(error, 'Failed to submit job application.'),
        }),
      );
    }
    return false;
  };
  return { isApplying: isLoading, apply };
}

/** By its code first; a service that knows no codes still says 'log in'. */
function asksToSignIn(error: unknown): boolean {
  return (
    ['AUTH_REQUIRED', 'INVALID_SESSION'].includes(failureCode(error) ?? '') || errorText(error, '').includes('log in')
  );
}
