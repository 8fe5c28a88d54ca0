import type { LocationSuggestion } from '@crewcall/contracts-identity';

/** Where places come from. The query was checked; what it finds is best first and of a bounded number. */
export abstract class PlaceProvider {
  /** @throws PlacesUnavailableError when the source cannot answer now */
  abstract search(query: string): Promise<LocationSuggestion[]>;
}
