import type { Job } from '@crewcall/contracts-jobs';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useSaveJobMutation } from '../api/jobs.api';

/** Of the heart of a job: puts it among the own saved jobs, or takes it off them. */
export function useSaved(job: Job) {
  const dispatch = useAppDispatch();
  const [save, { isLoading }] = useSaveJobMutation();
  // What was pressed here counts until the job is asked for again, elsewhere.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isSaved = pressed ?? job.saved ?? false;

  const toggle = async (): Promise<void> => {
    if (isLoading) return;
    setPressed(!isSaved);
    const { error } = await save({ id: job.id, isSaved: !isSaved });
    if (!error) return;
    setPressed(isSaved);
    dispatch(showToast({ tone: 'bad', title: errorText(error, 'That was not saved. Please try again.') }));
  };

  return {
    title: isSaved ? 'Saved' : 'Save',
    'aria-label': `Save ${job.title}`,
    'aria-pressed': isSaved,
    onClick: () => void toggle(),
    sx: { '&[aria-pressed="true"] svg': { color: 'error.main', fill: 'currentColor' } },
  };
}
