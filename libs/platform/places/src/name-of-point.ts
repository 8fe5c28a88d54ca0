import type { Place } from './place.js';
import type { TownPoint } from './place-point.rules.js';
import type { PlaceIndex } from './place-search.rules.js';

const named = new WeakMap<PlaceIndex, Map<string, Place>>();

/** What the town is called whose middle is this very point; null where there is none. */
export function nameOfPoint(index: PlaceIndex, { lat, lon }: TownPoint): string | null {
  const names = named.get(index) ?? new Map<string, Place>();
  if (!named.has(index)) {
    named.set(index, names);
    for (const place of index.places) {
      const key = `${Number(place.lat)},${Number(place.lon)}`;
      if (place.isCentre || !names.has(key)) names.set(key, place);
    }
  }
  return names.get(`${lat},${lon}`)?.name ?? null;
}
