import { isFreeWord, type PersonTime, type Span, takenTimeOf, wordOfCall } from '@crewcall/contracts-bookings';
import { spanOfRange } from '../time/range.js';

interface Timed {
  during: string;
}

/** From the first of the calls to the end of the last. */
export function windowOfCalls(calls: readonly Timed[]): Span {
  const spans = calls.map(({ during }) => spanOfRange(during));
  return {
    from: new Date(Math.min(...spans.map(({ from }) => from.getTime()))),
    to: new Date(Math.max(...spans.map(({ to }) => to.getTime()))),
  };
}

/** 'says': free by the person's own word for all of it; 'unsaid': nothing stands in the way; null: not free. */
export function freedomFor(person: PersonTime | undefined, calls: readonly Timed[]): 'says' | 'unsaid' | null {
  if (!person) return null;
  const time = takenTimeOf(person);
  const words = calls.map(({ during }) => {
    const { from, to } = spanOfRange(during);
    return wordOfCall(time, [from.getTime(), to.getTime()]).word;
  });
  if (!words.every(isFreeWord)) return null;
  return words.every((word) => word === 'free') ? 'says' : 'unsaid';
}
