import { baseApi, isLiveOpen, onLiveOpen, onLiveTurn, sendLive, useAppDispatch } from '@crewcall/web-data-access';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { rolesTag } from '../../../shared/job-plan/job-plan.api';

/** Whether the live channel tells when places of this job move. Without it, or before it says that it does, the page has to ask. */
export function useWatchedJob(jobId: string | null): boolean {
  const dispatch = useAppDispatch();
  const isOpen = useSyncExternalStore(onLiveTurn, isLiveOpen, () => false);
  const [watchedId, setWatchedId] = useState<string | null>(null);
  useEffect(() => {
    if (!jobId) return undefined;
    const watch = (): void =>
      sendLive('watch_job', { job_id: jobId }, () => {
        setWatchedId(jobId);
        // What moved before it was watched is not replayed.
        dispatch(baseApi.util.invalidateTags([rolesTag(jobId)]));
      });
    watch();
    const stop = onLiveOpen(watch);
    return () => {
      stop();
      sendLive('watch_job', { job_id: null });
    };
  }, [dispatch, jobId]);
  return isOpen && watchedId === jobId;
}
