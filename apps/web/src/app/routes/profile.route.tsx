import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { WidePage } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { CrewRecord } from '../../features/bookings/components/crew-record';
import { CompanyFigures } from '../../features/jobs/components/company-figures';
import { OpenJobsOf } from '../../features/jobs/components/open-jobs-of';
import { daysToPayApi, readsDaysToPay } from '../../features/invoices/api/days-to-pay.api';
import { DaysToPay } from '../../features/invoices/components/days-to-pay';
import { jobsApi } from '../../features/jobs/api/jobs.api';
import { MessageButton } from '../../features/messages';
import { ProfilePage } from '../../features/profile';
import { profilesApi } from '../../features/profile/api/profiles.api';
import { ratingsApi } from '../../features/ratings/api/ratings.api';
import { RatingsOfCrew } from '../../features/ratings/components/ratings-of-crew';
import { ReportButton } from '../../features/reports';
import { newestReviews, reviewsApi } from '../../features/reviews/api/reviews.api';
import { CompanyReviews } from '../../features/reviews/components/company-reviews';
import { ProfileMeta } from '../meta/profile-meta';
import { FoundBySearch } from '../meta/found-by-search';
import { KeptOnProfile } from '../crew-lists/kept-on-profile';
import { OfferToProfile } from '../offers/offer-to-profile';
import { isUnknown, once, type Needs } from '../needs';

/** Whose profile it is cannot be told from the id: crew are asked for first, as the page does, unless the company is known. */
export const needs: Needs = async ({ dispatch, user, params: { userId = user?.id }, isMissing }) => {
  if (!userId) return;
  const { freelancer, company } = profilesApi.endpoints;
  const isOwnCompany = user?.id === userId && user.role === 'recruiter';
  const isCompany = isOwnCompany || dispatch((_, getState) => Boolean(company.select(userId)(getState()).data));
  const crew = isCompany ? undefined : await dispatch(freelancer.initiate(userId, once));
  if (crew && !isUnknown(crew.error)) {
    await dispatch(ratingsApi.endpoints.ratingSummary.initiate(userId, once));
    return;
  }
  const { data, error } = await dispatch(company.initiate(userId, once));
  // One's own that is not there yet is no missing page.
  if (isUnknown(error) && user?.id !== userId) isMissing();
  if (!data) return;
  const { recruiterJobs, companyRecord } = jobsApi.endpoints;
  await Promise.all([
    dispatch(recruiterJobs.initiate({ userId, page: 1 }, once)),
    dispatch(companyRecord.initiate(userId, once)),
    readsDaysToPay(user, userId) && dispatch(daysToPayApi.endpoints.daysToPay.initiate(userId, once)),
    dispatch(reviewsApi.endpoints.companyReviews.initiate(newestReviews(userId), once)),
  ]);
};

/** `/profile` is one's own, `/profile/{userId}` any user's. */
export function Component(): ReactNode {
  const { userId } = useParams();
  const { user, isChecking } = useSession();
  const shown = userId ?? user?.id;
  if (!shown && !isChecking) return <Navigate to={webRoutes.auth.href()} replace />;
  return <WidePage>{shown && <ProfileOf userId={shown} />}</WidePage>;
}

/** What a reader sees of a user, and can do. */
export function ProfileOf({ userId }: { userId: string }): ReactNode {
  const { user } = useSession();
  return (
    <>
      <ProfileMeta userId={userId} />
      <ProfilePage
        key={userId}
        userId={userId}
        contact={
          <>
            {user?.role === 'recruiter' && <OfferToProfile userId={userId} />}
            <MessageButton userId={userId} label="Send Message" />
          </>
        }
        ratings={<RatingsOfCrew userId={userId} />}
        bookings={<CrewRecord userId={userId} />}
        record={
          <>
            <CompanyFigures userId={userId} />
            <DaysToPay companyId={userId} isInset />
          </>
        }
        jobs={
          <>
            <OpenJobsOf userId={userId} />
            <CompanyReviews userId={userId} />
          </>
        }
        foot={
          user?.id === userId ? (
            <FoundBySearch userId={userId} />
          ) : (
            <ReportButton kind="profile" id={userId} ownerId={userId} />
          )
        }
      />
      {user?.role === 'recruiter' && <KeptOnProfile userId={userId} />}
    </>
  );
}
