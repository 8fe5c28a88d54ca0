import { locationLimits, type LocationSuggestion, outwardCodeOf, postcodeOf } from '@crewcall/contracts-identity';
import { Injectable, Logger } from '@nestjs/common';
import { PlaceProvider } from '../place-provider.js';
import { PlacesUnavailableError } from '../places.errors.js';
import { presentPlace, presentPostcode } from './place.presenter.js';
import { findTown, indexPlaces, matchPlaces, type PlaceIndex } from './place-search.rules.js';
import { postTownOf } from './postcode-areas.js';
import { readGazetteer } from './read-gazetteer.js';

/** The places that come with the product, in memory. */
@Injectable()
export class Gazetteer extends PlaceProvider {
  private readonly logger = new Logger(Gazetteer.name);
  /** The files are part of the product: one reading serves all that run in this process. */
  private static loading: Promise<PlaceIndex> | undefined;

  constructor() {
    super();
    // Before the first person asks. A failure is told to the user who asks, and tried again then.
    this.index().catch(() => undefined);
  }

  async search(query: string): Promise<LocationSuggestion[]> {
    const index = await this.index();
    const postcode = postcodeOf(query) ?? outwardCodeOf(query);
    const town = postcode && findTown(index.places, postTownOf(postcode) ?? '');
    if (postcode && town) return [presentPostcode(postcode, town)];
    return matchPlaces(index, query, locationLimits.suggestions).map(presentPlace);
  }

  private index(): Promise<PlaceIndex> {
    Gazetteer.loading ??= readGazetteer()
      .then(indexPlaces)
      .catch((error: unknown) => {
        this.logger.error(error, 'The gazetteer cannot be read');
        Gazetteer.loading = undefined;
        throw new PlacesUnavailableError();
      });
    return Gazetteer.loading;
  }
}
