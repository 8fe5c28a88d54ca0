import { milesBetween, type Point } from '@crewcall/contracts-bookings';
import { locationQueryProblem } from '@crewcall/contracts-identity';
import { useAppDispatch, type AppDispatch } from '@crewcall/web-data-access';
import { useEffect, useState } from 'react';
import { askForLocations, foundLocations } from './locations.api';

const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?\b/i;
const MOST_LOOKUPS = 3;

/** What of a place may be known, the most exact first: the whole of it, its postcode, its town. */
export function lookupsOf(place: string): string[] {
  const parts = place.split(',').map((part) => part.trim());
  const each = [place.trim(), postcode.exec(place)?.[0] ?? '', ...parts.reverse()];
  return [...new Set(each)].filter((text) => locationQueryProblem(text) === null).slice(0, MOST_LOOKUPS);
}

async function pointOf(dispatch: AppDispatch, place: string, signal: AbortSignal): Promise<Point | null> {
  for (const text of lookupsOf(place)) {
    const kept = foundLocations.get(text);
    const answer = kept ? { kind: 'found' as const, places: kept } : await askForLocations(dispatch, text, signal);
    const [found] = answer.kind === 'found' ? answer.places : [];
    if (found) return { lat: Number(found.lat), lon: Number(found.lon) };
    if (signal.aborted) return null;
  }
  return null;
}

/** Miles along the great circle between two places as they are written; null while one of them is not known. */
export function useDistance(from: string | null, to: string | null): number | null {
  const dispatch = useAppDispatch();
  const way = from && to ? `${from} > ${to}` : null;
  const [known, setKnown] = useState<{ way: string; miles: number } | null>(null);
  useEffect(() => {
    if (!way || !from || !to) return undefined;
    const leaving = new AbortController();
    void (async () => {
      const [one, other] = [await pointOf(dispatch, from, leaving.signal), await pointOf(dispatch, to, leaving.signal)];
      if (one && other && !leaving.signal.aborted) setKnown({ way, miles: milesBetween(one, other) });
    })();
    return () => leaving.abort();
  }, [dispatch, way, from, to]);
  return known && known.way === way ? known.miles : null;
}

/** 'under 5 miles', 'about 12 miles': towns are known, doors are not. */
export const milesWords = (miles: number): string => (miles < 5 ? 'under 5 miles' : `about ${Math.round(miles)} miles`);
