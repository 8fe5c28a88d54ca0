import type { Job } from '@crewcall/contracts-jobs';
import { serverText, showToast, useAppDispatch, type SessionUser } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useEditJobMutation, usePostJobMutation } from '../api/own-jobs.api';
import { planIn, withPlan, type PlanSlot } from '../model/job-plan';
import { inputOf, type JobFormValues } from '../model/job-form-values';

export const companyNameNeeded = 'Please complete your company profile first. Make sure to add your company name.';

const texts = {
  post: { done: 'Job posted', failed: 'Failed to post job.' },
  edit: { done: 'Job updated successfully!', failed: 'Failed to update job. Please try again.' },
} as const;

/** Sent when it changes: what is left out of a change stays. */
const placeOf = (job: Job, { hides_place }: JobFormValues): Pick<Partial<Job>, 'hides_place'> =>
  job.hides_place === Boolean(hides_place) ? {} : { hides_place: Boolean(hides_place) };

/** Likewise: all of them, or none any more. */
const questionsOf = (job: Job, { questions }: JobFormValues): Pick<Partial<Job>, 'questions'> =>
  JSON.stringify(job.questions) === JSON.stringify(questions) ? {} : { questions };

/** Posts a new job or saves a changed one; answers the failure, or null. What failed is also said in `problem`. */
export function useSaveJob(user: SessionUser, job: Job | null, savePlan?: PlanSlot['save']) {
  const dispatch = useAppDispatch();
  const [post, posting] = usePostJobMutation();
  const [edit, editing] = useEditJobMutation();
  const [problem, setProblem] = useState<string | null>(null);
  // What is posted is not posted again when only its calls and roles were refused.
  const [posted, setPosted] = useState<Job | null>(null);

  const save = async (values: JobFormValues): Promise<unknown> => {
    const company = user.company_name?.trim();
    if (!company) {
      setProblem(companyNameNeeded);
      dispatch(showToast({ tone: 'bad', title: companyNameNeeded }));
      return companyNameNeeded;
    }
    setProblem(null);
    const { done, failed } = job ? texts.edit : texts.post;
    const input = { ...inputOf(withPlan(values)), skills: values.skills };
    const { questions: _same, ...rest } = input;
    const existing = job ?? posted;
    const { data, error: refused } = existing
      ? await edit({
          id: existing.id,
          change: { ...rest, ...placeOf(existing, values), ...questionsOf(existing, values) },
        })
      : await post({ ...input, recruiter_id: user.id, company, status: 'active' });
    if (data && !job) setPosted(data);
    const plan = planIn(values);
    const error = refused ?? (data && plan && savePlan ? await savePlan(data.id, plan.request) : null);
    if (!error) {
      dispatch(showToast({ tone: 'good', title: done, text: values.title.trim() }));
      return null;
    }
    const words = serverText(error, failed);
    setProblem(words);
    dispatch(showToast({ tone: 'bad', title: failed, ...(words === failed ? {} : { text: words }) }));
    return error;
  };
  return { save, problem, isSaving: posting.isLoading || editing.isLoading };
}
