import type { RescueEntity, RescuePerson, RoleEntity } from '@crewcall/bookings-domain';
import {
  type CandidateState,
  isCoverNight,
  type Rescue,
  type RescueCandidate,
  rescueEnd,
  rescueLimits,
  type RescueSettings,
  type RescueStep,
  type RoleRescue,
  waveFor,
  whyWords,
} from '@crewcall/contracts-bookings';
import type { JobEntity } from '@crewcall/jobs-domain';
import { leftWords, type LeftBooking } from './free-slot.repository.js';
import type { RankedCandidate } from './rank-candidates.service.js';
import { coverTerms, type FreeSlot } from './slots.service.js';

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Neither a place nor an address of any person: miles from their town, and what made the order. */
export const presentRanked = ({ freelancer_id, first_name, last_name, score, facts, is_reserve }: RankedCandidate) =>
  ({
    freelancer_id,
    first_name,
    last_name,
    score,
    why: whyWords(facts),
    is_reserve,
    state: 'waiting',
    wave: null,
    asked_at: null,
    seen_at: null,
    offer_id: null,
  }) satisfies RescueCandidate;

function stateOf({ wave, offer_state, seen_at, skipped, is_left_out }: RescuePerson): CandidateState {
  if (wave === null) return skipped ?? (is_left_out ? 'left_out' : 'waiting');
  if (offer_state === 'confirmed') return 'accepted';
  if (offer_state === 'declined') return 'declined';
  if (offer_state !== 'open') return 'closed';
  return seen_at ? 'seen' : 'asked';
}

export const presentPerson = (person: RescuePerson): RescueCandidate => ({
  freelancer_id: person.freelancer_id,
  first_name: person.first_name,
  last_name: person.last_name,
  score: person.score,
  why: whyWords(person.facts),
  is_reserve: person.is_reserve,
  state: stateOf(person),
  wave: person.wave,
  asked_at: at(person.asked_at),
  seen_at: at(person.seen_at),
  offer_id: person.offer_id,
});

export function settingsOf(rescue: RescueEntity, now: Date): RescueSettings {
  const usual = waveFor(now, rescue.firstCallAt);
  return {
    people: rescue.wavePeople ?? usual.people,
    minutes: rescue.waveMinutes ?? usual.minutes,
    miles: rescue.miles,
    most_people: rescue.mostPeople,
  };
}

export function presentRescue(
  rescue: RescueEntity,
  { people, steps, now }: { people: RescuePerson[]; steps: RescueStep[]; now: Date },
): Rescue {
  const presented = people.map(presentPerson);
  const asked = presented.filter(({ wave }) => wave !== null).length;
  const waiting = presented.filter(({ state }) => state === 'waiting').length;
  return {
    id: rescue.id,
    role_id: rescue.roleId,
    job_id: rescue.jobId,
    state: rescue.state,
    first_call_at: rescue.firstCallAt.toISOString(),
    until: rescueEnd(rescue.firstCallAt).toISOString(),
    wave: rescue.wave,
    wave_ends_at: at(rescue.waveEndsAt),
    is_night: rescue.state === 'asking' && isCoverNight(now),
    asked,
    of: Math.min(rescue.mostPeople, asked + waiting),
    settings: settingsOf(rescue, now),
    has_own_waves: rescue.wavePeople !== null,
    terms: rescue.terms,
    people: presented,
    steps,
    posted_at: at(rescue.postedAt),
    filled_by: rescue.filledBy,
    version: rescue.version,
  };
}

const presentLeft = (left: LeftBooking): RoleRescue['left'] => ({
  freelancer_id: left.freelancer_id,
  first_name: left.first_name,
  last_name: left.last_name,
  words: leftWords(left),
});

/** What is known of the slot before anyone is asked. */
export function presentSlot(
  job: JobEntity,
  role: RoleEntity,
  { calls, firstCallAt, left, error }: FreeSlot,
  miles: number,
  now: Date,
): Omit<RoleRescue, 'candidates' | 'rescue'> {
  return {
    role_id: role.id,
    role_name: role.name,
    job_id: job.id,
    job_title: job.title,
    location: calls[0]?.place ?? job.location,
    first_call_at: at(firstCallAt),
    problem: error?.message ?? null,
    left: left && presentLeft(left),
    settings: { ...waveFor(now, firstCallAt ?? now), miles, most_people: rescueLimits.people },
    terms: coverTerms(role.terms),
  };
}
