import type { SavePlanRequest } from '@crewcall/contracts-bookings';
import { structuredRateOf } from '@crewcall/contracts-jobs';
import type { ReactNode } from 'react';
import { emptyDuration, type JobFormValues } from './job-form-values';

/** Calls and roles of a job that is about to be posted. */
export interface PostedPlan {
  request: SavePlanRequest;
  /** Why it cannot be posted yet, in words. */
  problem: string | null;
  /** Of the first role, as the list shows it. */
  rate: string;
}

export interface PlanFieldsProps {
  start: ReturnType<typeof planStartOf>;
  saved: SavePlanRequest | null;
  isTried: boolean;
  onChange: (plan: PostedPlan) => void;
}

/** The part of the form that knows calls and roles, and how they are saved. */
export interface PlanSlot {
  fieldsOf: (props: PlanFieldsProps) => ReactNode;
  /** Answers what went wrong, or null. */
  save: (jobId: string, request: SavePlanRequest & { since: string }) => Promise<unknown>;
}

export const planIn = ({ plan }: Pick<JobFormValues, 'plan'>): PostedPlan | null =>
  plan ? (JSON.parse(plan) as PostedPlan) : null;

/** What the plain form says already: its day is the first call, its rate that of the first role. */
export function planStartOf(values: JobFormValues) {
  const { title, type, positions, event_date, duration_type, days, start_time, end_time, end_day_offset } = values;
  const { rate_pence, rate_unit } = structuredRateOf(values.rate, type);
  const isTimed = duration_type === 'time' && start_time !== '' && end_time !== '';
  const basis = rate_unit === 'hour' || rate_unit === 'fixed' ? rate_unit : 'day';
  return {
    title,
    positions,
    day: event_date,
    days: duration_type === 'days' ? Math.min(Math.max(Number(days) || 1, 1), 60) : 1,
    times: isTimed ? { startsAt: start_time, endsAt: end_time, isNextDay: end_day_offset } : null,
    rate:
      rate_pence && ['day', 'hour', 'fixed'].includes(rate_unit ?? '') ? ({ basis, pence: rate_pence } as const) : null,
  };
}

/** The plain form of a job with a plan: the service reads the rest from its calls and roles. */
export function withPlan(values: JobFormValues): JobFormValues {
  const plan = planIn(values);
  if (!plan) return values;
  const { calls, roles } = plan.request;
  const days = calls.map(({ starts_on }) => starts_on).sort();
  const positions = roles.reduce((sum, role) => sum + role.positions, 0);
  return {
    ...values,
    rate: values.rate.trim() || plan.rate,
    event_date: days[0] ?? '',
    duration_type: 'days',
    days: '1',
    positions: String(Math.min(Math.max(positions, 1), 100)),
  };
}

/** What is read from calls and roles, and is edited there once the job has them. */
const ofPlan = ['rate', 'event_date', 'duration_type', 'positions', ...Object.keys(emptyDuration)];

export const besidePlan = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !ofPlan.includes(field))) as Partial<Fields>;

/** A plan and what follows from it are given up for what is saved. */
export const withoutPlan = (values: JobFormValues, saved: JobFormValues): JobFormValues => ({
  ...saved,
  ...besidePlan(values),
  plan: '',
  plan_since: '',
});
