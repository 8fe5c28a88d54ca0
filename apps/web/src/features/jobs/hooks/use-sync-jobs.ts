import { syncTexts, syncTimes } from '@crewcall/contracts-jobs';
import { errorText, serverText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useEffect, useRef } from 'react';
import { useSyncExternalMutation } from '../api/boards.api';
import { lastSync } from '../model/last-sync.storage';

/** One for the whole app: who leaves the page and comes back does not ask again while it runs. */
const asked = { fixedCacheKey: 'sync' };

export interface SyncingJobs {
  isSyncing: boolean;
  /** Asked for by a person, who hears what came of it. */
  sync: () => Promise<void>;
}

/** Brings in the jobs of the external boards: by itself when that was long ago, and whenever a user asks. */
export function useSyncJobs(): SyncingJobs {
  const [send, { isLoading }] = useSyncExternalMutation(asked);
  const dispatch = useAppDispatch();
  const hasLooked = useRef(false);

  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    if (isLoading) return;
    const last = lastSync.read();
    const age = Date.now() - (last ?? 0);
    // A time ahead of ours was kept by a clock that was wrong.
    if (last !== null && age >= 0 && age <= syncTimes.automaticAfterSeconds * 1000) return;
    void send({ isAutomatic: true }).then(({ data, error }) => {
      if (data && data.status !== 'running') lastSync.keep(Date.now());
      if (error) console.error('The automatic sync of jobs failed:', errorText(error, syncTexts.failed));
    });
  }, [send, isLoading]);

  const sync = async (): Promise<void> => {
    const { data, error } = await send({ isAutomatic: false });
    if (error) {
      const text = serverText(error, syncTexts.failed);
      dispatch(showToast({ tone: 'bad', title: syncTexts.failedTitle, text }));
    } else if (data.status === 'running') {
      dispatch(showToast({ tone: 'info', title: syncTexts.longTitle, text: syncTexts.long }));
    } else {
      lastSync.keep(Date.now());
      dispatch(showToast({ tone: 'good', title: syncTexts.doneTitle, text: syncTexts.done }));
    }
  };
  return { isSyncing: isLoading, sync };
}
