import { baseApi, isLiveOpen, onLiveOpen, onLiveTurn, sendLive, useAppDispatch } from '@crewcall/web-data-access';
import { useEffect, useSyncExternalStore } from 'react';
import { rolesTag } from '../../../shared/job-plan/job-plan.api';

/** Whether the live channel tells when places of this job move. Without it, or before it is open, the page has to ask. */
export function useWatchedJob(jobId: string | null): boolean {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!jobId) return undefined;
    const watch = (): void => sendLive('watch_job', { job_id: jobId });
    watch();
    const stop = onLiveOpen(() => {
      watch();
      // What moved while the channel was away is not replayed.
      dispatch(baseApi.util.invalidateTags([rolesTag(jobId)]));
    });
    return () => {
      stop();
      sendLive('watch_job', { job_id: null });
    };
  }, [dispatch, jobId]);
  return useSyncExternalStore(onLiveTurn, isLiveOpen, () => false);
}
