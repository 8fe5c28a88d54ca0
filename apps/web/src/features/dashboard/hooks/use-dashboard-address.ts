import type { Role } from '@crewcall/contracts-core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const dashboardTabs = {
  freelancer: ['profile', 'jobs', 'messages', 'ratings'],
  recruiter: ['profile', 'jobs', 'messages', 'applications', 'schedule'],
} as const;

export type DashboardTab = 'profile' | 'jobs' | 'messages' | 'applications' | 'ratings' | 'schedule';

/** Crew have no jobs of their own: `jobs` and `applications` both lead to My Applications. */
export function tabIn(asked: string | null, role: Role): DashboardTab {
  const tabs: readonly DashboardTab[] = role === 'recruiter' ? dashboardTabs.recruiter : dashboardTabs.freelancer;
  if (asked === 'applications' && role !== 'recruiter') return 'jobs';
  return tabs.find((tab) => tab === asked) ?? 'profile';
}

/** The dashboard's own address, without a tab by its name, begins with what matters now. */
export const isHomeIn = (asked: string | null, role: Role): boolean =>
  asked !== 'profile' && tabIn(asked, role) === 'profile';

/**
 * Where in the dashboard a user is, read from the address the moment it changes. `action=post` opens the form once
 * and leaves the address, so that a reload or Back does not open it again.
 */
export function useDashboardAddress(role: Role) {
  const [params, setParams] = useSearchParams();
  const tab = tabIn(params.get('tab'), role);
  const asksToPost = role === 'recruiter' && tab === 'jobs' && params.get('action') === 'post';
  const [isPosting, setPosting] = useState(asksToPost);
  const [wasAsked, setWasAsked] = useState(asksToPost);
  if (asksToPost !== wasAsked) {
    setWasAsked(asksToPost);
    if (asksToPost) setPosting(true);
  }
  if (tab !== 'jobs' && isPosting) setPosting(false);

  useEffect(() => {
    if (!params.has('action')) return;
    const next = new URLSearchParams(params);
    next.delete('action');
    setParams(next, { replace: true });
  }, [params, setParams]);

  return {
    tab,
    isHome: isHomeIn(params.get('tab'), role),
    isPosting,
    setPosting,
    setTab: (to: DashboardTab) => setParams({ tab: to }, { preventScrollReset: true }),
    applicationId: params.get('application'),
    /** The booking that a request for a rating is about; the dialog opens once. */
    rateId: role === 'recruiter' ? params.get('rate') : null,
    setRated: () => {
      const next = new URLSearchParams(params);
      next.delete('rate');
      setParams(next, { replace: true, preventScrollReset: true });
    },
    openJobId: params.get('job'),
    setOpenJob: (job: string | null) => {
      const next = new URLSearchParams(params);
      for (const one of ['job', 'application', 'applicants']) next.delete(one);
      if (job) next.set('job', job);
      setParams(next, { preventScrollReset: true });
    },
  };
}
