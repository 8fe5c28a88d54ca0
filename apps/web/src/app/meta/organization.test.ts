import type { CompanyReview } from '@crewcall/contracts-bookings';
import { buildCompanyProfile } from '../../features/profile/profile.factory';
import { organizationOf } from './organization';

const origin = 'https://crew.example';
const review = {
  stars: 4,
  text: 'Brief was right.',
  role: 'Rigger',
  shown_at: '2026-11-01T09:00:00.000Z',
  is_removed: false,
} as CompanyReview;
const record = {
  open_jobs: 1,
  finished_jobs: 4,
  answered_percent: 90,
  crew_booked: 7,
  booked_again_percent: 30,
  rating: { average: 4.3, count: 6 },
};

it('tells who a company is and how crew found it, and of crew their role alone [R504]', () => {
  const profile = buildCompanyProfile({ company_logo_url: '/api/media/objects/a.webp' });
  const hidden = { ...review, text: 'Rude words', is_removed: true };
  expect(organizationOf(profile, { record, reviews: [review, hidden], origin })).toMatchObject({
    '@type': 'Organization',
    name: 'Northlight Productions',
    url: `${origin}/profile/${profile.user_id}`,
    logo: `${origin}/api/media/objects/a.webp`,
    sameAs: ['https://northlight.example'],
    address: { addressLocality: 'Leeds', addressCountry: 'GB' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 6, bestRating: 5 },
    review: [
      { '@type': 'Review', name: 'Rigger', author: { name: 'Crew on CrewCall' }, reviewBody: 'Brief was right.' },
    ],
  });
});

it('has no rating while there is none, and no empty field [R504]', () => {
  const bare = buildCompanyProfile({ description: null, website_url: null, location: null });
  const told = organizationOf(bare, { record: { ...record, rating: null }, origin });
  expect(Object.keys(JSON.parse(JSON.stringify(told)) as object)).toEqual(['@context', '@type', 'name', 'url']);
});
