import type { Job, JobInput } from '@crewcall/contracts-jobs';
import { serverText, showToast, useAppDispatch, type SessionUser } from '@crewcall/web-data-access';
import { useRef, useState } from 'react';
import { useEditJobMutation, usePostJobMutation } from '../api/own-jobs.api';
import { besidePlan, planIn, withPlan, type PlanSlot } from '../model/job-plan';
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
  // Nor is a plan that was saved when only the rest was refused.
  const savedPlan = useRef('');

  const say = (title: string, text: string, words: string): void => {
    setProblem(words);
    dispatch(showToast({ tone: 'bad', title, ...(text === title ? {} : { text }) }));
  };
  const fail = (error: unknown, failed: string): unknown => {
    const why = serverText(error, failed);
    say(failed, why, why);
    return error;
  };

  const savePlanOf = async ({ id, updated_at }: Job, values: JobFormValues): Promise<unknown> => {
    const plan = planIn(values);
    if (!plan || !savePlan || values.plan === savedPlan.current) return null;
    setSavingPlan(true);
    const failure = await savePlan(id, { ...plan.request, since: updated_at });
    setSavingPlan(false);
    if (!failure) savedPlan.current = values.plan;
    if (!failure || job) return failure && fail(failure, texts.edit.failed);
    const why = serverText(failure, 'Please try again.');
    say(texts.post.half, why, `${texts.post.half}. ${why}`);
    return failure;
  };
  /** The plan first: it is refused where the job has changed since, and then the rest is not written either. */
  const change = async (existing: Job, values: JobFormValues, { questions: _same, ...input }: JobInput) => {
    const failure = await savePlanOf(existing, values);
    if (failure) return failure;
    const changes = { ...input, ...placeOf(existing, values), ...questionsOf(existing, values) };
    const { error } = await edit({ id: existing.id, change: values.plan ? besidePlan(changes) : changes });
    return error && fail(error, texts.edit.failed);
  };
  const add = async (company: string, values: JobFormValues, input: JobInput) => {
    const { data, error } = await post({ ...input, recruiter_id: user.id, company, status: 'active' });
    if (!data) return fail(error, texts.post.failed);
    setPosted(data);
    onPosted(data);
    return savePlanOf(data, values);
  };

  const save = async (values: JobFormValues): Promise<unknown> => {
    const company = user.company_name?.trim();
    if (!company) {
      setProblem(companyNameNeeded);
      dispatch(showToast({ tone: 'bad', title: companyNameNeeded }));
      return companyNameNeeded;
    }
    setProblem(null);
    const existing = job ?? posted;
    const input = { ...inputOf(withPlan(values)), skills: values.skills };
    const failure = await (existing ? change(existing, values, input) : add(company, values, input));
    if (failure) return failure;
    const { done } = job ? texts.edit : texts.post;
    dispatch(showToast({ tone: 'good', title: done, text: values.title.trim() }));
    return null;
  };
  const isSaving = posting.isLoading || editing.isLoading || isSavingPlan;
  return { save, problem, isSaving, isPosted: posted !== null };
}
