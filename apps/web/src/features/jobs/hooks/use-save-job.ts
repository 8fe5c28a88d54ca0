import type { Job } from '@crewcall/contracts-jobs';
import { serverText, showToast, useAppDispatch, type SessionUser } from '@crewcall/web-data-access';
import { useState } from 'react';
import { useEditJobMutation, usePostJobMutation } from '../api/own-jobs.api';
import { planIn, withPlan, type PlanSlot } from '../model/job-plan';
import { inputOf, type JobFormValues } from '../model/job-form-values';

export const companyNameNeeded = 'Please complete your company profile first. Make sure to add your company name.';

const texts = {
  post: {
    done: 'Job posted',
    failed: 'Failed to post job.',
    half: 'Job posted, but its calls and roles were not saved',
  },
  edit: {
    done: 'Job updated successfully!',
    failed: 'Failed to update job. Please try again.',
    half: 'Job updated, but its calls and roles were not saved',
  },
} as const;

/** Sent when it changes: what is left out of a change stays. */
const placeOf = (job: Job, { hides_place }: JobFormValues): Pick<Partial<Job>, 'hides_place'> =>
  job.hides_place === Boolean(hides_place) ? {} : { hides_place: Boolean(hides_place) };

/** Likewise: all of them, or none any more. */
const questionsOf = (job: Job, { questions }: JobFormValues): Pick<Partial<Job>, 'questions'> =>
  JSON.stringify(job.questions) === JSON.stringify(questions) ? {} : { questions };

interface SaveJobOptions {
  user: SessionUser;
  job: Job | null;
  savePlan: PlanSlot['save'] | undefined;
  /** Also when its calls and roles are refused then. */
  onPosted: (job: Job) => void;
}

/** Posts a new job or saves a changed one; answers the failure, or null. What failed is also said in `problem`. */
export function useSaveJob({ user, job, savePlan, onPosted }: SaveJobOptions) {
  const dispatch = useAppDispatch();
  const [post, posting] = usePostJobMutation();
  const [edit, editing] = useEditJobMutation();
  const [problem, setProblem] = useState<string | null>(null);
  // What is posted is not posted again when only its calls and roles were refused.
  const [posted, setPosted] = useState<Job | null>(null);
  const [isSavingPlan, setSavingPlan] = useState(false);

  const savePlanOf = async ({ id }: Job, values: JobFormValues): Promise<unknown> => {
    const plan = planIn(values);
    if (!plan || !savePlan) return null;
    setSavingPlan(true);
    const failure = await savePlan(id, plan.request);
    setSavingPlan(false);
    return failure;
  };
  const say = (title: string, text: string, words: string): void => {
    setProblem(words);
    dispatch(showToast({ tone: 'bad', title, ...(text === title ? {} : { text }) }));
  };

  const save = async (values: JobFormValues): Promise<unknown> => {
    const company = user.company_name?.trim();
    if (!company) {
      setProblem(companyNameNeeded);
      dispatch(showToast({ tone: 'bad', title: companyNameNeeded }));
      return companyNameNeeded;
    }
    setProblem(null);
    const { done, failed, half } = job ? texts.edit : texts.post;
    const input = { ...inputOf(withPlan(values)), skills: values.skills };
    const { questions: _same, ...rest } = input;
    const existing = job ?? posted;
    const { data, error: refused } = existing
      ? await edit({
          id: existing.id,
          change: { ...rest, ...placeOf(existing, values), ...questionsOf(existing, values) },
        })
      : await post({ ...input, recruiter_id: user.id, company, status: 'active' });
    if (data && !existing) {
      setPosted(data);
      onPosted(data);
    }
    const error = refused ?? (data && (await savePlanOf(data, values)));
    if (!error) {
      dispatch(showToast({ tone: 'good', title: done, text: values.title.trim() }));
      return null;
    }
    const why = serverText(error, data || posted ? 'Please try again.' : failed);
    if (data || posted) say(half, why, `${half}. ${why}`);
    else say(failed, why, why);
    return error;
  };
  const isSaving = posting.isLoading || editing.isLoading || isSavingPlan;
  return { save, problem, isSaving, isPosted: posted !== null };
}
