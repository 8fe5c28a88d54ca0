import { cvLimits, cvTexts, hasCvEnding } from '@crewcall/contracts-identity';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useEffect, useRef, useState } from 'react';
import { profilesApi } from '../api/profiles.api';
import { sendCv } from '../api/send-cv';

export function pickedCvProblem({ name, size }: File): string | null {
  if (!hasCvEnding(name)) return cvTexts.notAccepted;
  return size > cvLimits.bytes ? cvTexts.tooBig : null;
}

/** Sends a CV: what is wrong with it, how far it is, and a way to stop. Leaving the page stops it too. */
export function useCvUpload(userId: string) {
  const dispatch = useAppDispatch();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File): Promise<void> => {
    const found = pickedCvProblem(file);
    setProblem(found);
    if (found) return;
    const controller = new AbortController();
    running.current = controller;
    setPercent(0);
    try {
      const profile = await sendCv(file, { onProgress: setPercent, signal: controller.signal });
      void dispatch(profilesApi.util.upsertQueryData('freelancer', userId, profile));
      dispatch(showToast({ tone: 'good', title: cvTexts.uploaded, text: file.name }));
    } catch (error) {
      if (controller.signal.aborted) return;
      const words = error instanceof Error ? error.message : cvTexts.uploadFailed;
      setProblem(words);
      const text = words === cvTexts.uploadFailed ? 'Please try again.' : words;
      dispatch(showToast({ tone: 'bad', title: cvTexts.uploadFailed, text }));
    } finally {
      setPercent(null);
    }
  };
  return { upload, percent, problem, cancel: () => running.current?.abort() };
}
