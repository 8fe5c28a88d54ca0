import type { Terms } from '@crewcall/contracts-bookings';
import { createHash } from 'node:crypto';

/** The same terms have the same hash, in whatever order their fields came; both sides are shown it. */
export function termsHashOf(terms: Terms): string {
  const inOrder = Object.entries(terms).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex');
}
