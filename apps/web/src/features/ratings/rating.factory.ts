import type { Rating } from '@crewcall/contracts-jobs';

/** Five stars for a gig in Manchester, unless told otherwise. For tests. */
export function buildRating(overrides: Partial<Rating> = {}): Rating {
  return {
    id: '0190b6a0-0000-7000-8000-0000000000d1',
    job_application_id: '0190b6a0-0000-7000-8000-0000000000c1',
    freelancer_id: '0190b6a0-0000-7000-8000-000000000001',
    rating: 5,
    comment: 'Calm under pressure.',
    is_removed: false,
    parts: {},
    reply: null,
    replied_at: null,
    booking_id: null,
    created_at: '2026-11-20T14:05:00.000Z',
    job_title: 'FOH Sound Engineer',
    recruiter: { first_name: 'Nora', last_name: 'Light', company_name: 'Northlight Productions' },
    ...overrides,
  };
}
