import { LONDON_TIME_WORDS } from '@crewcall/contracts-bookings';
import { useSyncExternalStore, type ReactNode } from 'react';

/** Clocks of these show what London's show. */
const sameClocks = new Set([
  'Europe/London',
  'Europe/Belfast',
  'Europe/Guernsey',
  'Europe/Isle_of_Man',
  'Europe/Jersey',
  'GB',
  'GB-Eire',
]);

const isElsewhere = (): boolean => !sameClocks.has(Intl.DateTimeFormat().resolvedOptions().timeZone);
const never = () => () => undefined;

/** Behind times, on a device whose own clock is another: ', London time'. A rendered page does not know the device yet. */
export function LondonTime(): ReactNode {
  const isShown = useSyncExternalStore(never, isElsewhere, () => false);
  return isShown && `, ${LONDON_TIME_WORDS}`;
}
