import { loadPlaces } from './load-places.js';
import { pointOfText, type TownPoint } from './place-point.rules.js';
import { matchPlaces } from './place-search.rules.js';

const SHORTEST_TYPED = 3;

/** As a user types a place: the best known of the towns that begin like it will do. Null for text that names none. */
export async function pointOfTyped(text: string): Promise<TownPoint | null> {
  const index = await loadPlaces();
  const point = pointOfText(index, text);
  if (point || text.length < SHORTEST_TYPED) return point;
  const [place] = matchPlaces(index, text, 1);
  return place ? { lat: Number(place.lat), lon: Number(place.lon) } : null;
}
