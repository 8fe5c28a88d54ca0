import { webRoutes } from '@crewcall/contracts-core';
import { use, type ReactNode } from 'react';
import { jobsApi } from '../../features/jobs/api/jobs.api';
import { profilesApi } from '../../features/profile/api/profiles.api';
import { newestReviews, reviewsApi } from '../../features/reviews/api/reviews.api';
import { OriginContext } from '../providers';
import { JsonLd } from './json-ld';
import { organizationOf } from './organization';
import { personOf } from './person';

/** What search engines may know of a profile: a company, and crew who want it. Asks for nothing itself. */
export function ProfileMeta({ userId }: { userId: string }): ReactNode {
  const origin = use(OriginContext);
  const { data: company } = profilesApi.endpoints.company.useQueryState(userId);
  const { data: record } = jobsApi.endpoints.companyRecord.useQueryState(userId);
  const { data: reviews } = reviewsApi.endpoints.companyReviews.useQueryState(newestReviews(userId));
  const { data: crew } = profilesApi.endpoints.freelancer.useQueryState(userId);
  if (crew?.public_slug) {
    const { public_slug } = crew;
    return (
      <>
        <link rel="canonical" href={origin + webRoutes.namedCrew.href(public_slug)} />
        <JsonLd value={personOf({ ...crew, public_slug }, origin)} />
      </>
    );
  }
  if (!company?.company_name) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={origin + webRoutes.profileOf.href(userId)} />
      <JsonLd value={organizationOf(company, { record, reviews: reviews?.items, origin })} />
    </>
  );
}
