import {
  type CandidateState,
  liveRescueStates,
  type Rescue,
  type RescueCandidate,
  type RescueStep,
} from '@crewcall/contracts-bookings';
import { personName } from '@crewcall/contracts-identity';

export const candidateStateWords: Readonly<Record<CandidateState, string>> = {
  waiting: 'Waiting',
  left_out: 'Left out',
  asked: 'Asked, no answer',
  seen: 'Seen',
  accepted: 'Booked',
  declined: 'Declined',
  closed: 'Closed',
  not_free: 'Not free any more',
  asked_enough: 'Asked three times today',
  gone: 'Cannot be asked',
};

export const nameOf = (person: Pick<RescueCandidate, 'first_name' | 'last_name'>): string =>
  personName(person, 'A crew member');

/** Whether they may still be left out, or taken back in. */
export const isWaiting = ({ state }: Pick<RescueCandidate, 'state'>): boolean =>
  state === 'waiting' || state === 'left_out';

export const isLive = ({ state }: Pick<Rescue, 'state'>): boolean => liveRescueStates.some((live) => live === state);

const steps: Readonly<Record<RescueStep['what'], string>> = {
  started: 'You started cover',
  wave: 'The next were asked',
  widened: 'Widened',
  raised: 'Rate raised',
  changed: 'Waves changed',
  declined: 'Declined',
  posted: 'Posted publicly',
  filled: 'Covered',
  stopped: 'Stopped',
  exhausted: 'All were asked',
  over: 'Ended: the call began an hour ago',
};

/** 'Wave 2, 3 asked', 'Declined: too far', 'Rate raised: £320 is now £400 a day' */
export function stepWords({ what, words }: RescueStep): string {
  if (what === 'wave') return words ?? steps.wave;
  return words ? `${steps[what]}: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : steps[what];
}

/** 'ill, Flu' of 'Ill: Flu', to stand after a name. */
export const leftWords = (words: string): string =>
  `${words.charAt(0).toLowerCase()}${words.slice(1)}`.replace(': ', ', ').replace(/\.$/, '');
