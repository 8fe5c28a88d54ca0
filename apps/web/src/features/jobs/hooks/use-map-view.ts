import { useEffect, useRef } from 'react';
import { useLatestParams } from '../../../shared/address';
import { addressOfView, type MapView, type PictureSize, type SeenMap, viewAt } from '../model/map-view';

/** What a step makes of the map; null where it means nothing. */
export type MapStep = (map: SeenMap) => MapView | null;

/** What of the map is seen, as the address says; each step begins where the last one ended, rendered or not. */
export function useMapView(size: PictureSize) {
  const { params, change } = useLatestParams();
  const map: SeenMap = { ...viewAt(params, size), ...size };
  const latest = useRef(map);
  useEffect(() => {
    latest.current = { ...viewAt(params, size), ...size };
  }, [params, size]);
  const set = (changes: Record<string, string>): void =>
    change(
      (next) => {
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
      },
      { replace: true },
    );
  return {
    map,
    isMoved: params.has('at'),
    move: (step: MapStep): void => {
      const next = step(latest.current);
      if (!next) return;
      latest.current = { ...latest.current, ...next };
      set(addressOfView(next));
    },
    /** Keeps the list to a part of the map; from its first page. */
    search: (box: string, view: MapView): void => set({ ...addressOfView(view), box, page: '' }),
    /** The whole map again. */
    searchAll: (): void => set({ box: '', at: '', zoom: '', page: '' }),
  };
}
