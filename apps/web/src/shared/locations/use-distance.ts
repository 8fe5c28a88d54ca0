import { milesBetween } from '@crewcall/contracts-bookings';
import { useAppDispatch } from '@crewcall/web-data-access';
import { useEffect, useState } from 'react';
import { pointOf } from './point-of';

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
