import { termsFor, wallTimeOf } from '@crewcall/contracts-bookings';
import { daysAhead } from '../days.js';
import type { PlannedJob, StoryOffer } from './planned-job.js';

const northfield = 'jobs@northfieldsounds.example';
const brightline = 'hello@brightlineav.example';

const HOUR_MS = 3_600_000;
const FIVE_MINUTES_MS = HOUR_MS / 12;

/** Anything about a call is decided two hours before it, so that in five hours leaves three. */
const CALL_IN_MS = 5 * HOUR_MS;
const CALL_LASTS_MS = 4 * HOUR_MS;

const begins = new Date(Math.ceil((Date.now() + CALL_IN_MS) / FIVE_MINUTES_MS) * FIVE_MINUTES_MS);
const [from, to] = [wallTimeOf(begins), wallTimeOf(new Date(begins.getTime() + CALL_LASTS_MS))];

/** Two companies want one person for the same hours of today, or of the night that follows. */
const soon: Pick<PlannedJob, 'inDays' | 'calls' | 'roles'> = { inDays: daysAhead(from.day), calls: [], roles: [] };
const hours = {
  duration_type: 'time',
  start_time: from.time,
  end_time: to.time,
  end_day_offset: to.day > from.day ? 1 : 0,
} as const;

const rehearsal: PlannedJob = {
  ...soon,
  company: northfield,
  post: {
    ...hours,
    title: 'Stage manager, carols rehearsal',
    type: 'freelance',
    location: 'Northfield Farm, Leeds LS17',
    rate: '£240 a day',
    rate_pence: 24_000,
    rate_unit: 'day',
    description: 'Forty singers, one barn and a donkey. Four hours, and everyone home in time.',
    skills: ['Changeovers', 'Show calling'],
  },
  offers: [{ role: 'Stage manager, carols rehearsal', to: 'ewan.hughes', kind: 'pencil', then: 'accept' }],
};

/** Its company pencils the same person afterwards, and asks the other one to decide. */
const privateView: PlannedJob = {
  ...soon,
  company: brightline,
  post: {
    ...hours,
    title: 'Show caller, private view',
    type: 'freelance',
    location: 'Digbeth, Birmingham',
    rate: '£260 a day',
    rate_pence: 26_000,
    rate_unit: 'day',
    description: 'A gallery, two speeches and a screen that comes down on cue. Headset and water are there.',
    skills: ['Show calling'],
  },
  offers: [],
};

export interface StoryChallenge {
  company: string;
  job: string;
  offer: StoryOffer;
}

/** Made when the pencil of the rehearsal is held, which then has three hours left. */
export const challenge: StoryChallenge = {
  company: brightline,
  job: privateView.post.title,
  offer: { role: privateView.post.title, to: 'ewan.hughes', kind: 'pencil', then: 'accept' },
};

/** Its only person falls ill, two days before the call. */
const barnTest: PlannedJob = {
  company: northfield,
  inDays: 2,
  calls: [{ name: 'Test day', after: 0, starts_at: '09:00', ends_at: '17:00' }],
  // Of no skill of its own, so that others than those who work with power can be asked.
  roles: [{ name: 'Barn technician', positions: 1, calls: [0], terms: termsFor('day', 25_000) }],
  post: {
    title: 'Barn technician, power and sound test',
    type: 'freelance',
    location: 'Northfield Farm, Leeds LS17',
    rate: '£250 a day',
    rate_pence: 25_000,
    rate_unit: 'day',
    description: 'Everything that was stored since the summer is switched on once. Labels, a meter and patience.',
    duration_type: 'time',
    start_time: '09:00',
    end_time: '17:00',
    skills: ['Temporary power', 'FOH', 'Busking'],
  },
  offers: [{ role: 'Barn technician', to: 'liam.doherty', kind: 'booking', then: 'accept' }],
};

export interface StoryCover {
  company: string;
  job: string;
  /** Who cancels. */
  leaves: string;
  /** Where the call is. */
  at: { lat: string; lon: string };
  /** Who may be asked at any hour, so that the story can be told at night. */
  wakes: string[];
  /** How many are asked at once, and how often. */
  people: number;
  waves: number;
}

export const cover: StoryCover = {
  company: northfield,
  job: barnTest.post.title,
  leaves: 'liam.doherty',
  at: { lat: '53.86', lon: '-1.51' },
  wakes: ['beth.carrow', 'tom.ashworth', 'priya.nair'],
  people: 1,
  waves: 2,
};

export const nearJobs: readonly PlannedJob[] = [rehearsal, privateView, barnTest];
