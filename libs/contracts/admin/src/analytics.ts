import type { PageQuery } from '@crewcall/contracts-core';

/** The platform in numbers. Months are those of Europe/London; deleted accounts and deleted jobs do not count. */
export interface AnalyticsOverview {
  users: { total: number; thisMonth: number; freelancers: number; recruiters: number; verified: number };
  jobs: { total: number; active: number; thisMonth: number };
  applications: { total: number; applied: number; hired: number };
}

export const activityKinds = [
  'user_joined',
  'user_verified',
  'user_deleted',
  'job_posted',
  'job_closed',
  'application_submitted',
  'application_decided',
  'feedback_received',
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
