import { type RescueCandidate, type RoleRescue, termsFor } from '@crewcall/contracts-bookings';

export const ana: RescueCandidate = {
  freelancer_id: 'a',
  first_name: 'Ana',
  last_name: 'Reyes',
  score: 93,
  why: ['6 miles', '4.9 (41)'],
  is_reserve: false,
  state: 'waiting',
  wave: null,
  asked_at: null,
  seen_at: null,
  offer_id: null,
};
export const ben: RescueCandidate = {
  ...ana,
  freelancer_id: 'b',
  first_name: 'Ben',
  last_name: 'Cole',
  score: 71,
  why: ['9 miles'],
};
export const cem: RescueCandidate = {
  ...ben,
  freelancer_id: 'c',
  first_name: 'Cem',
  last_name: 'Kaya',
  why: ['12 miles'],
};
const settings = { people: 3, minutes: 30, miles: 40, most_people: 50 };
export const slot: RoleRescue = {
  role_id: 'r1',
  role_name: 'Stage hand',
  job_id: 'j1',
  job_title: 'Winter Lights',
  location: 'Manchester',
  first_call_at: '2026-11-25T14:00:00.000Z',
  problem: null,
  left: { freelancer_id: 'l', first_name: 'Liam', last_name: 'Ward', words: 'Ill' },
  settings,
  terms: termsFor('day', 32_000),
  candidates: [ana, ben, cem],
  rescue: null,
};
export const rescue: NonNullable<RoleRescue['rescue']> = {
  id: 'x1',
  role_id: 'r1',
  job_id: 'j1',
  state: 'asking',
  first_call_at: '2026-11-25T14:00:00.000Z',
  until: '2026-11-25T15:00:00.000Z',
  wave: 2,
  wave_ends_at: new Date(Date.now() + 400_000).toISOString(),
  is_night: false,
  asked: 3,
  of: 14,
  settings,
  has_own_waves: false,
  terms: slot.terms,
  people: [{ ...ana, state: 'seen', wave: 1 }, ben, cem],
  steps: [
    { what: 'started', at: '2026-11-24T10:00:00.000Z', words: null },
    { what: 'wave', at: '2026-11-24T10:00:00.000Z', words: 'Wave 1, 3 asked' },
    { what: 'declined', at: '2026-11-24T10:04:00.000Z', words: 'Too far' },
  ],
  posted_at: null,
  filled_by: null,
  version: 3,
};
