import { webRoutes } from '@crewcall/contracts-core';
import type { AppDispatch } from '@crewcall/web-data-access';
import { landingJobs } from '../app/landing/landing-jobs';
import { crewApi } from '../features/crew/api/crew.api';
import { readCrewAddress } from '../features/crew/hooks/use-crew-filters';
import { jobsApi } from '../features/jobs/api/jobs.api';
import { jobsQueryAt } from '../features/jobs/hooks/use-job-filters';
import { crewCountApi } from '../features/landing/api/crew-count.api';
import { profilesApi } from '../features/profile/api/profiles.api';
import { isUnknown } from '../features/profile/hooks/use-profile-of';

interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

interface DrawnRoute {
  path: string;
  /** The file of its code, whose scripts the page will want. */
  code: string;
  /** Asks for what the page shows; false when what the address names does not exist. */
  ask: (dispatch: AppDispatch, place: Place) => Promise<boolean>;
}

/** Nobody stays to hear of changes: the page is drawn once. */
const once = { subscribe: false } as const;

/**
 * The pages that are drawn with what a stranger sees in them. Every one of them asks for what its component asks for:
 * what it forgets is drawn as still loading.
 */
export const drawnRoutes: readonly DrawnRoute[] = [
  {
    path: webRoutes.landing.path,
    code: 'landing.route',
    ask: async (dispatch) => {
      await Promise.all([
        dispatch(jobsApi.endpoints.jobs.initiate(landingJobs, once)),
        dispatch(crewCountApi.endpoints.crewCount.initiate(undefined, once)),
      ]);
      return true;
    },
  },
  { path: webRoutes.howItWorks.path, code: 'how-it-works.route', ask: () => Promise.resolve(true) },
  {
    path: webRoutes.jobs.path,
    code: 'jobs.route',
    ask: async (dispatch, { search }) => {
      await dispatch(jobsApi.endpoints.jobs.initiate(jobsQueryAt(search), once));
      return true;
    },
  },
  {
    path: webRoutes.job.path,
    code: 'job-page.route',
    ask: async (dispatch, { params: { id = '' } }) =>
      (await dispatch(jobsApi.endpoints.job.initiate(id, once))).isSuccess,
  },
  {
    path: webRoutes.freelancers.path,
    code: 'freelancers.route',
    ask: async (dispatch, { search }) => {
      await dispatch(crewApi.endpoints.crew.initiate(readCrewAddress(search).query, once));
      return true;
    },
  },
  {
    path: webRoutes.profileOf.path,
    code: 'profile.route',
    ask: async (dispatch, { params: { userId = '' } }) => {
      const crew = await dispatch(profilesApi.endpoints.freelancer.initiate(userId, once));
      if (!isUnknown(crew.error)) return crew.isSuccess;
      return (await dispatch(profilesApi.endpoints.company.initiate(userId, once))).isSuccess;
    },
  },
];
