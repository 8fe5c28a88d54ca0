import { locationLimits, locationQueryProblem } from '@crewcall/contracts-identity';
import { useAppDispatch } from '@crewcall/web-data-access';
import { useEffect, useState } from 'react';
import { askForLocations, foundLocations, type LocationAnswer } from './locations.api';

/** What is known of a text: nothing while it is too short. */
export function useLocationSearch(text: string): LocationAnswer | { kind: 'awaited' } | null {
  const dispatch = useAppDispatch();
  const query = text.trim();
  const isAsked = locationQueryProblem(query) === null;
  const [latest, setLatest] = useState<{ query: string; answer: LocationAnswer } | null>(null);

  useEffect(() => {
    if (!isAsked || foundLocations.get(query)) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void askForLocations(dispatch, query, leaving.signal).then((answer) => {
        if (!leaving.signal.aborted) setLatest({ query, answer });
      });
    }, locationLimits.debounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [dispatch, isAsked, query]);

  if (!isAsked) return null;
  const places = foundLocations.get(query);
  if (places) return { kind: 'found', places };
  return latest?.query === query ? latest.answer : { kind: 'awaited' };
}
