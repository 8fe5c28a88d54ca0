import { locationLimits, type LocationSuggestion, outwardCodeOf, postcodeOf } from '@crewcall/contracts-identity';
import {
  findTown,
  loadPlaces,
  matchPlaces,
  type PlaceIndex,
  postTownOf,
  presentPlace,
  presentPostcode,
} from '@crewcall/platform-places';
import { Injectable, Logger } from '@nestjs/common';
import { PlaceProvider } from '../place-provider.js';
import { PlacesUnavailableError } from '../places.errors.js';

/** The places that come with the product, in memory. */
@Injectable()
export class Gazetteer extends PlaceProvider {
  private readonly logger = new Logger(Gazetteer.name);

  constructor() {
    super();
    // Before the first person asks. A failure is told to the caller who asks, and tried again then.
    this.index().catch(() => undefined);
  }

  async search(query: string): Promise<LocationSuggestion[]> {
    const index = await this.index();
    const postcode = postcodeOf(query) ?? outwardCodeOf(query);
    const town = postcode && findTown(index.places, postTownOf(postcode) ?? '');
    if (postcode && town) return [presentPostcode(postcode, town)];
    return matchPlaces(index, query, locationLimits.suggestions).map(presentPlace);
  }

  private async index(): Promise<PlaceIndex> {
    try {
      return await loadPlaces();
    } catch (error) {
      this.logger.error(error, 'The gazetteer cannot be read');
      throw new PlacesUnavailableError();
    }
  }
}
