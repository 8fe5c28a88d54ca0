import { locationTexts, postcodeProblem } from '@crewcall/contracts-identity';
import type { useLocationSearch } from './use-location-search';

export const lookingForLocation = 'Looking for places...';
export const chooseLocation = 'Choose a place from the list, or keep what you typed.';
export const locationChosen = 'A UK place we know';

interface LocationState {
  value: string;
  /** The text stands as it was chosen from the list. */
  isChosen: boolean;
  /** The person left the field with this text in it. */
  isLeft: boolean;
  answer: ReturnType<typeof useLocationSearch>;
}

/** The line under the field, and by it its look: green, neutral or red. None of them keeps a form from being sent. */
export function locationLook({ value, isChosen, isLeft, answer }: LocationState): {
  good?: string;
  hint?: string;
  error?: string;
} {
  if (value.trim() === '') return {};
  if (isChosen) return { good: locationChosen };
  const postcode = isLeft ? postcodeProblem(value) : null;
  if (postcode) return { error: postcode };
  if (!answer) return {};
  // From the first moment, so that the answer takes a line that is there: what stands below may be under a finger.
  if (answer.kind === 'awaited') return { hint: lookingForLocation };
  if (answer.kind === 'unavailable') return { hint: locationTexts.unavailable };
  if (answer.kind !== 'found') return { error: locationTexts.invalidQuery };
  return answer.places.length ? { hint: chooseLocation } : { error: locationTexts.noMatch };
}
