import type { Calendar } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { isApiFailure, type SessionUser } from '@crewcall/web-data-access';
import { useApplicationCountsQuery } from '../../features/applications';
import type { FirstStep } from '../../features/dashboard/components/first-steps';
import { useFreelancerQuery } from '../../features/profile';

const skillsAsked = 3;

/** What is left to do before companies can find this person; null of nothing, or where it could not be loaded. */
export function useFirstSteps(user: SessionUser, calendar: Calendar | undefined): FirstStep[] | null | undefined {
  const { data: profile, error } = useFreelancerQuery(user.id);
  const { data: counts, error: uncounted } = useApplicationCountsQuery();
  const isWithout = isApiFailure(error) && error.status === 404;
  if (!calendar || !counts || !(profile ?? isWithout)) return uncounted || (error && !isWithout) ? null : undefined;
  const edit = webRoutes.dashboard.href({ tab: 'profile' });
  const hasDays = calendar.pattern.days.length > 0 || calendar.items.some(({ job }) => !job);
  const steps: FirstStep[] = [
    { label: 'Three skills', isDone: (profile?.skills.length ?? 0) >= skillsAsked, to: edit, action: 'Add' },
    { label: 'A photo', isDone: Boolean(profile?.profile_photo_url), to: edit, action: 'Add' },
    { label: 'Your free days', isDone: hasDays, to: webRoutes.calendar.href(), action: 'Set' },
    { label: 'First application', isDone: counts.total > 0, to: webRoutes.jobs.href(), action: 'Find jobs' },
  ];
  return steps.every(({ isDone }) => isDone) ? null : steps;
}
