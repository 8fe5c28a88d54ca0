import type { Job } from '@crewcall/contracts-jobs';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useSaveJobMutation } from '../api/jobs.api';
import { useToggle } from '../../../shared/toggle';

/** Of the heart of a job: puts it among the own saved jobs, or takes it off them. */
export function useSaved(job: Job) {
  const dispatch = useAppDispatch();
  const [save] = useSaveJobMutation();
  const keep = async (isSaved: boolean): Promise<boolean> => {
    const { error } = await save({ id: job.id, isSaved });
    if (error) dispatch(showToast({ tone: 'bad', title: errorText(error, 'That was not saved. Please try again.') }));
    return !error;
  };
  // What was pressed here counts until the job is asked for again, elsewhere.
  const [isSaved, toggle] = useToggle(job.saved ?? false, keep);

  return {
    title: isSaved ? 'Saved' : 'Save',
    'aria-label': `Save ${job.title}`,
    'aria-pressed': isSaved,
    onClick: toggle,
    sx: { '&[aria-pressed="true"] svg': { color: 'error.main', fill: 'currentColor' } },
  };
}
