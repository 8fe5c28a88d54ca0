import type { Job } from '@crewcall/contracts-jobs';

/** A gig in Manchester, open to every user, unless told otherwise. For tests. */
export function buildJob(overrides: Partial<Job> = {}): Job {
  return {
    id: '0190b6a0-0000-7000-8000-0000000000a1',
    recruiter_id: '0190b6a0-0000-7000-8000-000000000002',
    company: 'Northlight Productions',
    title: 'FOH Sound Engineer',
    type: 'freelance',
    contract_type: null,
    employmentType: null,
    hides_place: false,
    location: 'Manchester',
    rate: '£320 a day',
    rate_pence: null,
    rate_unit: null,
    description: 'Product launch for 900 at Manchester Central.',
    event_date: '2026-11-26',
    duration: '08:00–23:30',
    duration_type: 'time',
    start_time: '08:00',
    end_time: '23:30',
    end_day_offset: 0,
    days: null,
    hours: null,
    questions: [],
    skills: ['Sound Engineering', 'RF coordination'],
    status: 'active',
    closed_reason: null,
    positions: 1,
    positions_left: 1,
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    external_url: null,
    external_source: null,
    ...overrides,
  };
}
