import { termsFor } from '@crewcall/contracts-bookings';
import { longNight } from './long-night.js';
import { nearJobs } from './near-jobs.js';
import type { PlannedJob } from './planned-job.js';

const northfield = 'jobs@northfieldsounds.example';
const meridian = 'crew@meridianconferences.example';
const farm = 'Northfield Farm, Leeds LS17';

/** A festival from its get-in to its get-out, with a ladder of three pencils. */
const festival: PlannedJob = {
  company: northfield,
  inDays: 19,
  post: {
    title: 'Winter Lights, stage and audio crew',
    type: 'freelance',
    location: farm,
    rate: '£320 a day',
    rate_pence: 32_000,
    rate_unit: 'day',
    description:
      'Two nights of light and music on the farm: a get-in the day before, two show days and a get-out through the night. One stage, one barn, hot food on every call.',
    duration_type: 'days',
    days: 3,
    skills: ['FOH', 'Monitors', 'Lighting', 'Load-in'],
    positions: 10,
  },
  calls: [
    { name: 'Get-in', after: 0, starts_at: '08:00', ends_at: '20:00', place: 'North gate' },
    { name: 'Show day 1', after: 1, starts_at: '12:00', ends_at: '23:30' },
    { name: 'Show day 2', after: 2, starts_at: '12:00', ends_at: '23:30' },
    { name: 'Get-out', after: 2, starts_at: '23:30', ends_at: '05:30', place: 'North gate' },
  ],
  roles: [
    { name: 'Front-of-house engineer', positions: 1, calls: [1, 2], terms: termsFor('day', 32_000) },
    { name: 'Monitor engineer', positions: 1, calls: [1, 2], terms: termsFor('day', 30_000) },
    { name: 'Lighting operator', positions: 2, calls: [0, 1, 2], terms: termsFor('day', 29_000) },
    { name: 'Rigger', positions: 2, calls: [0, 3], terms: { ...termsFor('day', 31_000), night_factor: 150 } },
    { name: 'Stage hand', positions: 4, calls: [0, 3], terms: { ...termsFor('hour', 2_200), has_meals: true } },
  ],
  offers: [
    { role: 'Front-of-house engineer', to: 'tom.ashworth', kind: 'booking', then: 'accept' },
    { role: 'Monitor engineer', to: 'jamal.whyte', kind: 'pencil', then: 'accept' },
    { role: 'Monitor engineer', to: 'maya.okafor', kind: 'pencil', then: 'accept' },
    { role: 'Monitor engineer', to: 'grace.mensah', kind: 'pencil', then: 'accept' },
    { role: 'Lighting operator', to: 'priya.nair', kind: 'booking', then: 'accept' },
    { role: 'Lighting operator', to: 'sofia.marchetti', kind: 'pencil', note: 'You would run the barn by yourself.' },
    { role: 'Rigger', to: 'callum.reid', kind: 'booking', then: 'decline' },
    { role: 'Stage hand', to: 'liam.doherty', kind: 'booking', then: 'accept' },
    { role: 'Stage hand', to: 'aisha.rahman', kind: 'booking', then: 'accept' },
  ],
};

/** Asks Maya for a night on which the festival of the month after has booked her already. */
const gala: PlannedJob = {
  company: meridian,
  inDays: 37,
  post: {
    title: 'Monitor engineer, awards night',
    type: 'freelance',
    location: 'Manchester Central, Manchester',
    rate: '£340 a day',
    rate_pence: 34_000,
    rate_unit: 'day',
    description: 'Eleven awards, one band and a house choir. Rehearsal at two, doors at seven, out by one.',
    duration_type: 'time',
    start_time: '13:00',
    end_time: '01:00',
    end_day_offset: 1,
    skills: ['Monitors', 'RF coordination'],
  },
  calls: [],
  roles: [],
  offers: [
    {
      role: 'Monitor engineer, awards night',
      to: 'maya.okafor',
      kind: 'booking',
      note: 'The band asked for you by name.',
    },
  ],
};

/** An offer that Maya can simply answer. */
const launch: PlannedJob = {
  company: meridian,
  inDays: 9,
  post: {
    title: 'RF technician, product launch',
    type: 'freelance',
    location: 'Victoria Warehouse, Manchester',
    rate: '£260 a day',
    rate_pence: 26_000,
    rate_unit: 'day',
    description: 'Twelve headsets, six handhelds and a plan that fits between two other halls.',
    duration_type: 'time',
    start_time: '07:30',
    end_time: '19:00',
    skills: ['RF coordination'],
    positions: 2,
  },
  calls: [],
  roles: [],
  offers: [
    { role: 'RF technician, product launch', to: 'maya.okafor', kind: 'pencil' },
    { role: 'RF technician, product launch', to: 'jamal.whyte', kind: 'booking', then: 'accept' },
  ],
};

export const plannedJobs: readonly PlannedJob[] = [...nearJobs, launch, gala, festival, longNight];
