import { locationLimits, type LocationSuggestion } from '@crewcall/contracts-identity';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { boundedText } from '@crewcall/platform-public-web';
import { Injectable } from '@nestjs/common';
import { PlacesConfig } from '../places.config.js';
import { presentNominatim } from './nominatim.presenter.js';

const LONGEST_ANSWER = 256 * 1024;

/** One request to the Nominatim server. Whatever it does instead of answering is thrown. */
@Injectable()
export class NominatimClient {
  constructor(
    private readonly config: PlacesConfig,
    private readonly site: PublicUrlConfig,
  ) {}

  async search(query: string, signal: AbortSignal): Promise<LocationSuggestion[]> {
    const response = await fetch(this.addressOf(query), {
      signal,
      redirect: 'error',
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'en-GB',
        // Its terms of use ask who is calling.
        'User-Agent': `CrewCall (${this.site.publicUrl})`,
      },
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`Nominatim answered ${response.status}`);
    }
    const places = presentNominatim(JSON.parse(await boundedText(response, { mostBytes: LONGEST_ANSWER, signal })));
    if (!places) throw new Error('Nominatim answered something else than a list of places');
    return places;
  }

  private addressOf(query: string): URL {
    const { nominatimUrl } = this.config;
    const address = new URL(nominatimUrl.endsWith('/') ? `${nominatimUrl}search` : `${nominatimUrl}/search`);
    address.search = new URLSearchParams({
      q: query,
      format: 'jsonv2',
      addressdetails: '1',
      countrycodes: 'gb',
      limit: String(locationLimits.suggestions),
    }).toString();
    return address;
  }
}
