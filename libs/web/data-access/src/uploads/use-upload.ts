import type { UploadForm } from '@crewcall/contracts-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendFile } from './send-file';

/** What a mutation of RTK Query comes to. */
interface Outcome<Data> {
  data?: Data;
  error?: unknown;
}

/** `opening` the upload failed, `sending` the bytes to the store, or the service did not take what had arrived. */
export type UploadStep = 'opening' | 'sending' | 'taking';

interface UploadSteps<Opened extends { upload_form: UploadForm }, Taken> {
  /** Asks the service for a form of the store, which bounds what it takes. */
  open: (file: File) => Promise<Outcome<Opened>>;
  /** Hands in what has arrived; the service looks at it. */
  take: (opened: Opened, file: File) => Promise<Outcome<Taken>>;
  onFailed: (step: UploadStep, error: unknown) => void;
}

export interface Upload<Taken> {
  file: File;
  /** 0 to 100; all of it is there, and looked at, at 100. */
  percent: number;
  /** There once the service has taken the file. */
  taken: Taken | null;
}

/**
 * One file on its way: opened at the service, sent to the store, taken by the service. A new file, `cancel` and leaving
 * the page stop the one before. `start` answers what the service took, null when it was stopped or failed.
 */
export function useUpload<Opened extends { upload_form: UploadForm }, Taken>(steps: UploadSteps<Opened, Taken>) {
  const [upload, setUpload] = useState<Upload<Taken> | null>(null);
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    running.current?.abort();
    setUpload(null);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File): Promise<Taken | null> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const failed = (step: UploadStep, error?: unknown): null => {
      if (signal.aborted) return null;
      setUpload(null);
      steps.onFailed(step, error);
      return null;
    };
    const show = (percent: number): void => {
      if (!signal.aborted) setUpload({ file, percent, taken: null });
    };
    show(0);
    const { data: opened, error } = await steps.open(file);
    if (signal.aborted || !opened) return failed('opening', error);
    const hasArrived = await sendFile(opened.upload_form, file, signal, show);
    if (!hasArrived) return failed('sending');
    show(100);
    const { data: taken, error: takeError } = await steps.take(opened, file);
    if (signal.aborted || taken === undefined) return failed('taking', takeError);
    setUpload({ file, percent: 100, taken });
    return taken;
  };

  return { upload, start, cancel };
}
