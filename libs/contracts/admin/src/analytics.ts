import type { PageQuery } from '@crewcall/contracts-core';

/** The platform in numbers. Months are those of Europe/London; deleted accounts and deleted jobs do not count. */
export interface AnalyticsOverview {
  users: { total: number; thisMonth: number; freelancers: number; recruiters: number; verified: number };
  jobs: { total: number; active: number; thisMonth: number };
  applications: { total: number; applied: number; hired: number };
}

/** One month of Europe/London, such as `2026-11`. */
export interface MonthFigures {
  month: string;
  /** Who registered, by the role they have now. */
  freelancers: number;
  recruiters: number;
  jobs: number;
  /** Of the jobs posted that month, how many are filled by now. */
  jobs_filled: number;
  applications: number;
  hires: number;
  /** From application to hire, of those hired that month; null without any. */
  days_to_hire: number | null;
}

/** Oldest first, the current month last. */
export interface AnalyticsMonths {
  months: MonthFigures[];
}

export const analyticsMonthsShown = 12;

/** Something that was looked for among the jobs and was not there. */
export interface MissedSearch {
  term: string;
  /** How often within the days that are shown. */
  count: number;
  /** The day it was last looked for, yyyy-mm-dd in London. */
  last_on: string;
}

export const missedSearches = { shown: 20, days: 30 } as const;

export const activityKinds = [
  'user_joined',
  'user_verified',
  'user_deleted',
  'job_posted',
  'job_closed',
  'application_submitted',
  'application_decided',
  'feedback_received',
  'user_suspended',
  'user_restored',
  'admin_appointed',
  'admin_dismissed',
  'content_reported',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** One line of what happened lately. */
export interface ActivityItem {
  id: string;
  kind: ActivityKind;
  /** A sentence, ready to show. */
  text: string;
  /** Who did it; null for the system, a stranger or a deleted account. */
  actor_id: string | null;
  subject_id: string;
  created_at: string;
}

export type ActivityQuery = PageQuery;
