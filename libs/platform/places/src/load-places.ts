import { indexPlaces, type PlaceIndex } from './place-search.rules.js';
import { readGazetteer } from './read-gazetteer.js';

/** The files are part of the product: one reading serves all that run in this process. */
let loading: Promise<PlaceIndex> | undefined;

/** The places that come with the product. Rejects when their files cannot be read, and tries again the next time. */
export function loadPlaces(): Promise<PlaceIndex> {
  loading ??= readGazetteer()
    .then(indexPlaces)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
