import type { Role } from '@crewcall/contracts-core';
import type { ApplicationStatus, JobStatus } from '@crewcall/contracts-jobs';

export interface UserFacts {
  role?: Role;
  /** Month of registration in London, `2026-11`. No user counts before it is known. */
  month?: string;
  name?: string;
  wantsMail?: boolean;
  isVerified?: boolean;
  isDeleted?: boolean;
  version?: number;
}

export interface JobFacts {
  /** Month of posting in London. No job counts before it is known. */
  month?: string;
  status?: JobStatus;
  isFilled?: boolean;
  isDeleted?: boolean;
  version?: number;
}

export interface ApplicationFacts {
  /** ISO 8601, UTC. */
  submittedAt?: string;
  hiredAt?: string;
  status?: ApplicationStatus;
  version?: number;
}

export interface FactsByKind {
  user: UserFacts;
  job: JobFacts;
  application: ApplicationFacts;
}

export type SubjectKind = keyof FactsByKind;

/** Counter → how much one subject adds to it. A month follows the metric after a colon. */
export type Contribution = Readonly<Record<string, number>>;

function userContribution({ role, month, isVerified, isDeleted }: UserFacts): Contribution {
  if (!month || isDeleted) return {};
  return {
    users: 1,
    [`users:${month}`]: 1,
    ...(role === 'freelancer' ? { freelancers: 1, [`freelancers:${month}`]: 1 } : {}),
    ...(role === 'recruiter' ? { recruiters: 1, [`recruiters:${month}`]: 1 } : {}),
    ...(isVerified ? { verified: 1 } : {}),
  };
}

function jobContribution({ month, status, isFilled, isDeleted }: JobFacts): Contribution {
  if (!month || isDeleted) return {};
  return {
    jobs: 1,
    [`jobs:${month}`]: 1,
    ...(isFilled ? { [`jobs_filled:${month}`]: 1 } : {}),
    ...(status === 'active' ? { active_jobs: 1 } : {}),
  };
}

/** In the month of the hire; minutes, because counters are whole numbers. */
function hireContribution({ status, submittedAt, hiredAt }: ApplicationFacts): Contribution {
  if (status !== 'hired' || !hiredAt) return {};
  const month = londonMonth(new Date(hiredAt));
  const minutes = submittedAt
    ? Math.max(0, Math.round((Date.parse(hiredAt) - Date.parse(submittedAt)) / 60_000))
    : null;
  return {
    [`hires:${month}`]: 1,
    ...(minutes === null ? {} : { [`hires_timed:${month}`]: 1, [`hire_minutes:${month}`]: minutes }),
  };
}

function applicationContribution(facts: ApplicationFacts): Contribution {
  const { status, submittedAt } = facts;
  if (!status) return {};
  return {
    applications: 1,
    ...(submittedAt ? { [`applications:${londonMonth(new Date(submittedAt))}`]: 1 } : {}),
    ...hireContribution(facts),
    ...(status === 'applied' ? { applied: 1 } : {}),
    ...(status === 'hired' ? { hired: 1 } : {}),
  };
}

const contributionByKind: { [K in SubjectKind]: (facts: FactsByKind[K]) => Contribution } = {
  user: userContribution,
  job: jobContribution,
  application: applicationContribution,
};

/** What a subject in that state counts as. */
export const contributionOf = <K extends SubjectKind>(kind: K, facts: FactsByKind[K]): Contribution =>
  contributionByKind[kind](facts);

/** What the counters move by when a subject turns from one state into another. */
export function movesBetween<K extends SubjectKind>(
  kind: K,
  before: FactsByKind[K],
  after: FactsByKind[K],
): [counter: string, by: number][] {
  const [was, is] = [contributionByKind[kind](before), contributionByKind[kind](after)];
  const counters = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  return counters
    .map((counter): [string, number] => [counter, (is[counter] ?? 0) - (was[counter] ?? 0)])
    .filter(([, by]) => by !== 0);
}

/** Facts that a newer version contradicts are left out: events may overtake one another. */
export const unlessOlder = <F extends { version?: number }>(known: F, change: F & { version: number }): F =>
  change.version < (known.version ?? 0) ? known : { ...known, ...change };

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit' });

/** `2026-11`, as the calendar on a wall in London shows it. */
export const londonMonth = (at: Date): string => calendar.format(at).slice(0, 7);

/** That month and those before it, oldest first. */
export function monthsUntil(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const first = new Date(Date.UTC(year, number - count + at, 1));
    return first.toISOString().slice(0, 7);
  });
}
