import type { FreelancerProfile } from '@crewcall/contracts-identity';
import type { SessionUser } from '@crewcall/web-data-access';
import { adminApi } from '../../features/admin/api/admin.api';
import { deskApi, openCases } from '../../features/admin/api/desk.api';
import { applicationsApi } from '../../features/applications/api/applications.api';
import { companyNextApi } from '../../features/dashboard/api/company-next.api';
import { nextApi, nextDays } from '../../features/dashboard/api/next.api';
import { jobsApi } from '../../features/jobs/api/jobs.api';
import { once, type Need } from '../needs';
import { firstSteps, jobsNear, openApplications, townOf, waitingApplications } from './home-queries';

/** What the home of crew shows: calls, what is open, and jobs where they live. */
export const crewHomeNeeds = (
  { dispatch, wants }: Need,
  { id }: SessionUser,
  profile: Promise<{ data?: FreelancerProfile }>,
): Promise<unknown> =>
  Promise.all([
    dispatch(nextApi.endpoints.next.initiate(nextDays(), once)).then(({ data }) => {
      if (data && !data.items.some(({ kind }) => kind === 'booking')) wants(firstSteps);
    }),
    dispatch(applicationsApi.endpoints.freelancerApplications.initiate(openApplications(id), once)),
    profile.then(
      ({ data }) => data && dispatch(jobsApi.endpoints.jobs.initiate(jobsNear(townOf(data.location)), once)),
    ),
  ]);

/** What a company decides and what it has coming; its jobs are asked for with its tabs. */
export const companyHomeNeeds = ({ dispatch }: Need, { id }: SessionUser): Promise<unknown> =>
  Promise.all([
    dispatch(companyNextApi.endpoints.nextCalls.initiate(undefined, once)),
    dispatch(companyNextApi.endpoints.heldPencils.initiate(undefined, once)),
    dispatch(companyNextApi.endpoints.latestBookings.initiate(undefined, once)),
    dispatch(jobsApi.endpoints.companyRecord.initiate(id, once)),
    dispatch(applicationsApi.endpoints.recruiterApplications.initiate(waitingApplications(id), once)),
  ]);

export const adminHomeNeeds = ({ dispatch }: Need): Promise<unknown> =>
  Promise.all([
    dispatch(adminApi.endpoints.adminOverview.initiate(undefined, once)),
    dispatch(deskApi.endpoints.cases.initiate(openCases, once)),
    dispatch(deskApi.endpoints.operations.initiate(undefined, once)),
    dispatch(deskApi.endpoints.boardHealth.initiate(undefined, once)),
    dispatch(adminApi.endpoints.feedbackStats.initiate(undefined, once)),
  ]);
