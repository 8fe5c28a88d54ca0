import type { BadgeCountsPayload, Role } from '@crewcall/contracts-core';
import { type CategoryCounts, countedCategories, type NotificationCategory } from '@crewcall/contracts-notifications';
import type { CountsRow } from './counts.rules.js';

/** Four categories and, as their total, those that count for the role. A user whose role is not known yet is counted in full. */
export function presentCategoryCounts(
  counts: Pick<CountsRow, NotificationCategory>,
  role: Role | null,
): CategoryCounts {
  const { messages, applications, jobs, ratings } = counts;
  const total = countedCategories(role ?? 'recruiter').reduce((sum, category) => sum + counts[category], 0);
  return { messages, applications, jobs, ratings, total };
}

export const presentBadge = (
  counts: Pick<CountsRow, NotificationCategory | 'unread'>,
  role: Role | null,
): BadgeCountsPayload => ({
  counts: { ...presentCategoryCounts(counts, role), unread: counts.unread },
});
