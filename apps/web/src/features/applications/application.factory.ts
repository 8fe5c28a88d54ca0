import type { Application, ApplicationCounts, ApplicantCard } from '@crewcall/contracts-jobs';

/** Priya's application for a gig in Manchester, not decided yet, unless told otherwise. For tests. */
export function buildApplication({
  freelancer_profile,
  ...overrides
}: Partial<Omit<Application, 'freelancer_profile'>> & {
  freelancer_profile?: Partial<ApplicantCard>;
} = {}): Application {
  return {
    id: '0190b6a0-0000-7000-8000-0000000000c1',
    job_id: '0190b6a0-0000-7000-8000-0000000000a1',
    freelancer_id: '0190b6a0-0000-7000-8000-000000000001',
    recruiter_id: '0190b6a0-0000-7000-8000-000000000002',
    status: 'applied',
    asked_pence: null,
    asked_basis: null,
    answers: [],
    chosen: null,
    timeline: [{ step: 'applied', at: '2026-11-20T09:00:00.000Z' }],
    cover_letter: 'SD12 is my daily desk.',
    rejection_message: null,
    applied_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    job_title: 'FOH Sound Engineer',
    job_company: 'Northlight Productions',
    job_status: 'active',
    job_closed_reason: null,
    job_event_date: '2026-11-26',
    job_start_time: '08:00',
    job_location: 'Manchester',
    job_rate: '£320 a day',
    rating: null,
    rating_requested_at: null,
    is_blind: false,
    is_rating_hidden: false,
    is_rating_removed: false,
    cancelled_at: null,
    ...overrides,
    freelancer_profile: {
      user_id: '0190b6a0-0000-7000-8000-000000000001',
      first_name: 'Priya',
      last_name: 'Nair',
      title: 'FOH and systems engineer',
      experience_years: 12,
      availability_status: 'available',
      rating_average: null,
      rating_count: 0,
      completes_percent: null,
      ...freelancer_profile,
    },
  };
}

export function buildCounts(overrides: Partial<ApplicationCounts> = {}): ApplicationCounts {
  return { total: 0, applied: 0, reviewed: 0, shortlisted: 0, hired: 0, rejected: 0, withdrawn: 0, ...overrides };
}
