import { locationLimits, type LocationSuggestion } from '@crewcall/contracts-identity';
import { Injectable, Logger } from '@nestjs/common';
import { PlaceProvider } from '../place-provider.js';
import { PlacesUnavailableError } from '../places.errors.js';
import { AnswerCache } from './answer-cache.js';
import { NominatimClient } from './nominatim.client.js';
import { UpstreamTurns } from './upstream-turns.service.js';

/** With one turn a second and five seconds of patience, no request further back would be answered. */
const LONGEST_QUEUE = 5;

/** A Nominatim server: asked slowly, never twice for the same, and never waited for longer than people wait. */
@Injectable()
export class Nominatim extends PlaceProvider {
  private readonly logger = new Logger(Nominatim.name);
  private readonly cache = new AnswerCache<LocationSuggestion[]>({ entries: 1000, ageMs: 24 * 60 * 60 * 1000 });
  private readonly underWay = new Map<string, Promise<LocationSuggestion[]>>();

  constructor(
    private readonly client: NominatimClient,
    private readonly turns: UpstreamTurns,
  ) {
    super();
  }

  search(query: string): Promise<LocationSuggestion[]> {
    const key = query.toLowerCase();
    const known = this.cache.get(key);
    if (known) return Promise.resolve(known);
    const asked = this.underWay.get(key);
    if (asked) return asked;
    if (this.underWay.size >= LONGEST_QUEUE) return Promise.reject(new PlacesUnavailableError());
    const answer = this.ask(key).finally(() => this.underWay.delete(key));
    this.underWay.set(key, answer);
    return answer;
  }

  private async ask(query: string): Promise<LocationSuggestion[]> {
    const signal = AbortSignal.timeout(locationLimits.timeoutMs);
    try {
      await this.turns.take(signal);
      const places = await this.client.search(query, signal);
      this.cache.set(query, places);
      return places;
    } catch (error) {
      this.logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Nominatim did not answer');
      throw new PlacesUnavailableError();
    }
  }
}
