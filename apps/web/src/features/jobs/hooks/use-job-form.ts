import { bookingsErrors } from '@crewcall/contracts-bookings';
import type { Job } from '@crewcall/contracts-jobs';
import { fieldErrors, failureCode } from '@crewcall/web-data-access';
import { useDraftedForm } from '../../../shared/drafts';
import { judgedBy } from '../../../shared/forms';
import { planIn, withoutPlan, withPlan } from '../model/job-plan';
import { copyOf, emptyDuration, emptyJob, problemsOf, valuesOf, type JobFormValues } from '../model/job-form-values';

/** Said by the part of the form that knows calls and roles; here it only keeps the form from being sent. */
function planProblemOf(values: JobFormValues): { plan?: string } {
  const problem = planIn(values)?.problem;
  return problem ? { plan: problem } : {};
}

const placeOf = (id: string): string => `job:${id}`;

/** The job form's state: the contract's rules, a draft that survives an accidental close, and what a choice resets. */
export function useJobForm(userId: string, job: Job | null, copied: Job | null = null) {
  const place = placeOf(job?.id ?? (copied ? `copy-${copied.id}` : 'new'));
  const saved = job ? valuesOf(job) : copied ? copyOf(copied) : emptyJob;

  const resolver = judgedBy<JobFormValues>((values) => ({
    ...problemsOf(withPlan(values), job?.event_date),
    ...planProblemOf(values),
  }));
  const still = (draft: JobFormValues): JobFormValues =>
    job && draft.plan && draft.plan_since !== job.updated_at ? withoutPlan(draft, saved) : draft;
  const drafted = useDraftedForm<JobFormValues>(userId, place, saved, { resolver, mode: 'onTouched' }, still);
  const { setValue, clearErrors, setError, reset, getValues } = drafted.form;

  return {
    ...drafted,
    /** It is there: what is typed from now on is a change of it. */
    posted: ({ id, updated_at }: Job) => {
      setValue('plan_since', updated_at);
      drafted.moveTo(placeOf(id));
    },
    /** Times, days and hours belong to the duration type that was chosen before. */
    chooseDuration: (duration_type: JobFormValues['duration_type']) => {
      setValue('duration_type', duration_type, { shouldDirty: true });
      for (const [field, value] of Object.entries(emptyDuration)) setValue(field as keyof typeof emptyDuration, value);
      clearErrors(['duration_type', 'start_time', 'end_time', 'days', 'hours']);
    },
    chooseType: (type: JobFormValues['type']) => {
      setValue('type', type, { shouldDirty: true });
      if (type === 'freelance') setValue('contract_type', '');
      clearErrors(['contract_type', 'rate']);
    },
    /** Puts a service's error beside the fields that it names. */
    showFailure: (failure: unknown) => {
      // From now on they are changed one by one.
      if (job && failureCode(failure) === bookingsErrors.planTaken.code) reset(withoutPlan(getValues(), valuesOf(job)));
      for (const [field, message] of Object.entries(fieldErrors(failure))) {
        if (field in emptyJob) setError(field as keyof JobFormValues, { type: 'server', message });
      }
    },
  };
}
