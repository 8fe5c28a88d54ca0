import type { CompanyReview } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import type { CompanyProfile } from '@crewcall/contracts-identity';
import type { CompanyRecord } from '@crewcall/contracts-jobs';

interface KnownOfCompany {
  record?: CompanyRecord | undefined;
  reviews?: readonly CompanyReview[] | undefined;
  /** Where people reach the product. */
  origin: string;
}

const rated = (type: string, more: object): object => ({ '@type': type, bestRating: 5, worstRating: 1, ...more });

/** Who wrote it is told to no user. */
const reviewOf = ({ stars, text, role, shown_at }: CompanyReview): object => ({
  '@type': 'Review',
  name: role,
  author: { '@type': 'Person', name: 'Crew on CrewCall' },
  datePublished: shown_at,
  reviewRating: rated('Rating', { ratingValue: stars }),
  reviewBody: text || undefined,
});

/** schema.org's Organization of a company's page, with what crew wrote of it. */
export function organizationOf(profile: CompanyProfile, { record, reviews = [], origin }: KnownOfCompany): object {
  const { rating } = record ?? {};
  const shown = reviews.filter(({ is_removed }) => !is_removed);
  const elsewhere = [profile.website_url, profile.linkedin_url].filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: profile.company_name,
    url: origin + webRoutes.profileOf.href(profile.user_id),
    description: profile.description || undefined,
    logo: profile.company_logo_url ? new URL(profile.company_logo_url, origin).href : undefined,
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    address: profile.location
      ? { '@type': 'PostalAddress', addressLocality: profile.location, addressCountry: 'GB' }
      : undefined,
    aggregateRating: rating
      ? rated('AggregateRating', { ratingValue: rating.average, reviewCount: rating.count })
      : undefined,
    review: shown.length > 0 ? shown.map(reviewOf) : undefined,
  };
}
