import { type BeginCvUploadRequest, cvLimits, cvTexts, hasCvEnding } from '@crewcall/contracts-identity';
import { serverText, showToast, useAppDispatch, useUpload } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useOpenCvUploadMutation, useTakeCvMutation } from '../api/profile-files.api';
import { profilesApi } from '../api/profiles.api';

function pickedCvProblem({ name, size }: File): string | null {
  if (!hasCvEnding(name)) return cvTexts.notAccepted;
  return size > cvLimits.bytes ? cvTexts.tooBig : null;
}

const factsOf = ({ name, size, type }: File): BeginCvUploadRequest => ({
  filename: name,
  fileSize: size,
  contentType: type,
});

/** Sends a CV: what is wrong with it, how far it is, and a way to stop. */
export function useCvUpload(userId: string) {
  const dispatch = useAppDispatch();
  const [open] = useOpenCvUploadMutation();
  const [take] = useTakeCvMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const { upload, start, cancel } = useUpload({
    open: (file) => open(factsOf(file)),
    take: async ({ upload_id }, file) => {
      const outcome = await take({ uploadId: upload_id, ...factsOf(file) });
      // The card shows the new CV before it stops showing the upload.
      if (outcome.data) await dispatch(profilesApi.util.upsertQueryData('freelancer', userId, outcome.data));
      return outcome;
    },
    onFailed: (_step, error) => {
      const words = serverText(error, cvTexts.uploadFailed);
      setProblem(words);
      const text = words === cvTexts.uploadFailed ? 'Please try again.' : words;
      dispatch(showToast({ tone: 'bad', title: cvTexts.uploadFailed, text }));
    },
  });

  const startUpload = async (file: File): Promise<void> => {
    const found = pickedCvProblem(file);
    setProblem(found);
    if (found) return;
    if (!(await start(file))) return;
    dispatch(showToast({ tone: 'good', title: cvTexts.uploaded, text: file.name }));
  };
  return { upload: upload?.taken ? null : upload, start: startUpload, problem, cancel };
}
