import type { Role } from '@crewcall/contracts-core';
import type { ApplicationStatus, JobStatus } from '@crewcall/contracts-jobs';

export interface UserFacts {
  role?: Role;
  /** Month of registration in London, `2026-11`. Nobody counts before it is known. */
  month?: string;
  name?: string;
  isVerified?: boolean;
  isDeleted?: boolean;
  version?: number;
}

export interface JobFacts {
  /** Month of posting in London. No job counts before it is known. */
  month?: string;
  status?: JobStatus;
  isDeleted?: boolean;
  version?: number;
}

export interface ApplicationFacts {
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
    ...(role === 'freelancer' ? { freelancers: 1 } : {}),
    ...(role === 'recruiter' ? { recruiters: 1 } : {}),
    ...(isVerified ? { verified: 1 } : {}),
  };
}

function jobContribution({ month, status, isDeleted }: JobFacts): Contribution {
  if (!month || isDeleted) return {};
  return { jobs: 1, [`jobs:${month}`]: 1, ...(status === 'active' ? { active_jobs: 1 } : {}) };
}

function applicationContribution({ status }: ApplicationFacts): Contribution {
  if (!status) return {};
  return {
    applications: 1,
    ...(status === 'applied' ? { applied: 1 } : {}),
    ...(status === 'hired' ? { hired: 1 } : {}),
  };
}

const contributionByKind: { [K in SubjectKind]: (facts: FactsByKind[K]) => Contribution } = {
  user: userContribution,
  job: jobContribution,
  application: applicationContribution,
};

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
export const unlessOlder = <F extends { version?: number }>(known: F, news: F & { version: number }): F =>
  news.version < (known.version ?? 0) ? known : { ...known, ...news };

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit' });

/** `2026-11`, as the calendar on a wall in London shows it. */
export const londonMonth = (at: Date): string => calendar.format(at).slice(0, 7);
