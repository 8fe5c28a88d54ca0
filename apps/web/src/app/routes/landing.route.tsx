import { crewCountApi } from '../../features/landing/api/crew-count.api';
import { jobsApi } from '../../features/jobs/api/jobs.api';
import { landingJobs } from '../landing/landing-jobs';
import { once, type Needs } from '../needs';

export { LandingPage as Component } from '../landing/landing-page';

export const needs: Needs = ({ dispatch, wants }) => {
  wants('src/app/landing/coming-up.tsx');
  return Promise.all([
    dispatch(jobsApi.endpoints.jobs.initiate(landingJobs, once)),
    dispatch(crewCountApi.endpoints.crewCount.initiate(undefined, once)),
  ]);
};
