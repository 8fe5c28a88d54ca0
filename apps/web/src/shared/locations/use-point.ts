import type { Point } from '@crewcall/contracts-bookings';
import { useAppDispatch } from '@crewcall/web-data-access';
import { useEffect, useState } from 'react';
import { pointOf } from './point-of';

/** Where a place is, as it is written; the point is null while it is looked for, and when it is not known. */
export function usePoint(place: string | null): { point: Point | null; isLooking: boolean } {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<{ place: string; point: Point | null } | null>(null);
  useEffect(() => {
    if (!place) return undefined;
    const leaving = new AbortController();
    void (async () => {
      const point = await pointOf(dispatch, place, leaving.signal);
      if (!leaving.signal.aborted) setKnown({ place, point });
    })();
    return () => leaving.abort();
  }, [dispatch, place]);
  const isKnown = known !== null && known.place === place;
  return { point: isKnown ? known.point : null, isLooking: Boolean(place) && !isKnown };
}
