import {
  isDayOver,
  isFormContractType,
  jobInputOf,
  jobProblems,
  type DurationType,
  type Job,
  type JobDraft,
  type JobInput,
  type JobQuestion,
  type JobProblems,
  type JobType,
} from '@crewcall/contracts-jobs';

/** What the form holds: texts as they are typed, numbers not yet read. */
export interface JobFormValues {
  title: string;
  type: JobType;
  contract_type: string;
  location: string;
  hides_place: boolean;
  rate: string;
  description: string;
  event_date: string;
  duration_type: DurationType | '';
  start_time: string;
  end_time: string;
  end_day_offset: boolean;
  days: string;
  hours: string;
  positions: string;
  skills: string[];
  /** One without an id is new. */
  questions: JobQuestion[];
  /** Calls and roles as JSON; blank while there are none. */
  plan: string;
  /** What `updated_at` of the posted job they were not saved with; blank while none is posted. */
  plan_since: string;
}

export const emptyDuration = { start_time: '', end_time: '', end_day_offset: false, days: '', hours: '' } as const;

export const emptyJob: JobFormValues = {
  title: '',
  type: 'freelance',
  contract_type: '',
  location: '',
  hides_place: false,
  rate: '',
  description: '',
  event_date: '',
  duration_type: '',
  ...emptyDuration,
  positions: '1',
  skills: [],
  questions: [],
  plan: '',
  plan_since: '',
};

export function valuesOf(job: Job): JobFormValues {
  const text = (value: string | number | null): string => (value === null ? '' : String(value));
  return {
    title: job.title,
    type: job.type,
    contract_type: text(job.contract_type),
    location: job.location,
    hides_place: job.hides_place,
    rate: job.rate,
    description: job.description,
    event_date: text(job.event_date),
    duration_type: job.duration_type ?? '',
    start_time: text(job.start_time),
    end_time: text(job.end_time),
    end_day_offset: job.end_day_offset === 1,
    days: text(job.days),
    hours: text(job.hours),
    positions: text(job.positions),
    skills: job.skills,
    questions: job.questions,
    plan: '',
    plan_since: '',
  };
}

/** The same again on another day: a date that is over is left to be chosen. */
export function copyOf(job: Job): JobFormValues {
  const isOver = job.event_date !== null && isDayOver(job.event_date, new Date());
  return { ...valuesOf(job), ...(isOver ? { event_date: '' } : {}) };
}

function draftOf({
  plan: _plan,
  plan_since: _since,
  hides_place: _hides,
  questions,
  ...values
}: JobFormValues): JobDraft {
  const number = (text: string): number | null => (text.trim() === '' ? null : Number(text));
  return {
    ...values,
    ...(questions.length > 0 && { questions }),
    contract_type: values.contract_type || null,
    duration_type: values.duration_type || null,
    end_day_offset: values.end_day_offset ? 1 : 0,
    days: number(values.days),
    hours: number(values.hours),
    positions: number(values.positions) ?? undefined,
  };
}

/** A date that was in the past already when the job is edited is left alone. */
export function problemsOf(values: JobFormValues, savedDate?: string | null): JobProblems {
  return jobProblems(draftOf(values), values.event_date === savedDate ? undefined : new Date());
}

/** Only for values without problems. */
export function inputOf(values: JobFormValues): JobInput {
  const draft = draftOf(values);
  const input = jobInputOf({
    ...(draft as unknown as JobInput),
    contract_type: isFormContractType(draft.contract_type) ? draft.contract_type : null,
  });
  return values.hides_place ? { ...input, hides_place: true } : input;
}
