import { termsFor } from '@crewcall/contracts-bookings';
import { daysToClockChange } from '../clocks.js';
import type { PlannedJob } from './planned-job.js';

/** The clocks change in the night after the third day. */
const DAYS_BEFORE = 2;

/** A festival whose get-out is an hour longer or shorter than it looks: the clocks change while it runs. */
export const longNight: PlannedJob = {
  company: 'jobs@northfieldsounds.example',
  inDays: daysToClockChange() - DAYS_BEFORE,
  post: {
    title: 'Long Night, stage and rigging crew',
    type: 'freelance',
    location: 'Northfield Farm, Leeds LS17',
    rate: '£24 an hour',
    rate_pence: 2_400,
    rate_unit: 'hour',
    description:
      'Two days in the barn, and its roof comes down after the last band and is on the lorries by six: in the night in which the clocks change. Paid by the hours that pass, not by those on the wall.',
    duration_type: 'days',
    days: 3,
    skills: ['Rigging', 'FOH', 'Lighting', 'Load-out'],
    positions: 9,
  },
  calls: [
    { name: 'Get-in', after: 0, starts_at: '09:00', ends_at: '19:00', place: 'Farm gate' },
    { name: 'Show day 1', after: 1, starts_at: '12:00', ends_at: '23:00' },
    { name: 'Show day 2', after: DAYS_BEFORE, starts_at: '12:00', ends_at: '22:00' },
    { name: 'Get-out', after: DAYS_BEFORE, starts_at: '22:00', ends_at: '06:00', place: 'Farm gate' },
  ],
  roles: [
    { name: 'Rigger', positions: 2, calls: [0, 3], terms: { ...termsFor('hour', 2_400), night_factor: 150 } },
    { name: 'Front-of-house engineer', positions: 1, calls: [1, 2], terms: termsFor('day', 32_000) },
    { name: 'Monitor engineer', positions: 1, calls: [1, 2], terms: termsFor('day', 30_000) },
    { name: 'Lighting operator', positions: 1, calls: [0, 1, 2], terms: termsFor('day', 29_000) },
    { name: 'Stage hand', positions: 4, calls: [0, 3], terms: { ...termsFor('hour', 2_000), has_meals: true } },
  ],
  offers: [
    { role: 'Rigger', to: 'callum.reid', kind: 'booking', then: 'accept' },
    { role: 'Rigger', to: 'maya.okafor', kind: 'booking', note: 'You know the barn.' },
  ],
};
