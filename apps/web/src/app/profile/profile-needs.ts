import { isUnknown } from '@crewcall/web-data-access';
import { daysToPayApi, readsDaysToPay } from '../../features/invoices/api/days-to-pay.api';
import { jobsApi } from '../../features/jobs/api/jobs.api';
import { profilesApi } from '../../features/profile/api/profiles.api';
import { ratingsApi } from '../../features/ratings/api/ratings.api';
import { newestReviews, reviewsApi } from '../../features/reviews/api/reviews.api';
import { type Need, once, type Needs } from '../needs';
import { profileParts } from './profile-parts';

/** Whose profile it is cannot be told from the id: crew are asked for first, as the page does, unless the company is known. */
export const profileNeeds: Needs = async (need) => {
  const { dispatch, user, isMissing } = need;
  const userId = need.params['userId'] ?? user?.id;
  if (!userId) return;
  const { freelancer, company } = profilesApi.endpoints;
  const isOwnCompany = user?.id === userId && user.role === 'recruiter';
  const isCompany = isOwnCompany || dispatch((_, getState) => Boolean(company.select(userId)(getState()).data));
  const crew = isCompany ? undefined : await dispatch(freelancer.initiate(userId, once));
  if (crew && !isUnknown(crew.error)) return crewNeeds(need, userId);
  const { data, error } = await dispatch(company.initiate(userId, once));
  // One's own that is not there yet is no missing page.
  if (isUnknown(error) && user?.id !== userId) isMissing();
  if (data) await companyNeeds(need, userId);
};

async function crewNeeds({ dispatch, user, wants }: Need, userId: string): Promise<void> {
  const { ownTickets, ownKit, offer, kept } = profileParts;
  if (user?.id === userId) wants(ownTickets, ownKit);
  else if (user?.role === 'recruiter') wants(offer, kept);
  await dispatch(ratingsApi.endpoints.ratingSummary.initiate(userId, once));
}

async function companyNeeds({ dispatch, user, wants }: Need, userId: string): Promise<void> {
  const { company, record, listing } = profileParts;
  wants(company, record, listing);
  const { recruiterJobs, companyRecord } = jobsApi.endpoints;
  await Promise.all([
    dispatch(recruiterJobs.initiate({ userId, page: 1 }, once)),
    dispatch(companyRecord.initiate(userId, once)),
    readsDaysToPay(user, userId) && dispatch(daysToPayApi.endpoints.daysToPay.initiate(userId, once)),
    dispatch(reviewsApi.endpoints.companyReviews.initiate(newestReviews(userId), once)),
  ]);
}
