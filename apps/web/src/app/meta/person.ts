import { webRoutes } from '@crewcall/contracts-core';
import type { FreelancerProfile } from '@crewcall/contracts-identity';

/** schema.org's Person of a profile whose owner lets search engines find it; only what the page shows every visitor. */
export function personOf(profile: FreelancerProfile & { public_slug: string }, origin: string): object {
  const elsewhere = [profile.portfolio_url, profile.linkedin_url, profile.website_url].filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: profile.display_name,
    url: origin + webRoutes.namedCrew.href(profile.public_slug),
    jobTitle: profile.title || undefined,
    description: profile.bio || undefined,
    image: profile.profile_photo_url ? new URL(profile.profile_photo_url, origin).href : undefined,
    knowsAbout: profile.skills.length > 0 ? profile.skills : undefined,
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    address: profile.location
      ? { '@type': 'PostalAddress', addressLocality: profile.location, addressCountry: 'GB' }
      : undefined,
  };
}
