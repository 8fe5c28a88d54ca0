import type { Point } from '@crewcall/contracts-bookings';
import { locationQueryProblem } from '@crewcall/contracts-identity';
import type { AppDispatch } from '@crewcall/web-data-access';
import { askForLocations, foundLocations } from './locations.api';

const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?\b/i;
const MOST_LOOKUPS = 3;

/** What of a place may be known, the most exact first: the whole of it, its postcode, its town. */
export function lookupsOf(place: string): string[] {
  const parts = place.split(',').map((part) => part.trim());
  const each = [place.trim(), postcode.exec(place)?.[0] ?? '', ...parts.reverse()];
  return [...new Set(each)].filter((text) => locationQueryProblem(text) === null).slice(0, MOST_LOOKUPS);
}

/** Where a place is, as it is written; null when it is not known. */
export async function pointOf(dispatch: AppDispatch, place: string, signal: AbortSignal): Promise<Point | null> {
  for (const text of lookupsOf(place)) {
    const kept = foundLocations.get(text);
    const answer = kept ? { kind: 'found' as const, places: kept } : await askForLocations(dispatch, text, signal);
    const [found] = answer.kind === 'found' ? answer.places : [];
    if (found) return { lat: Number(found.lat), lon: Number(found.lon) };
    if (signal.aborted) return null;
  }
  return null;
}
