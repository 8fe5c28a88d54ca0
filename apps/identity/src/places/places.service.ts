import type { LocationSuggestion } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { PlaceProvider } from './place-provider.js';

@Injectable()
export class PlacesService {
  constructor(private readonly provider: PlaceProvider) {}

  search(query: string): Promise<LocationSuggestion[]> {
    return this.provider.search(query.trim().replace(/\s+/gu, ' '));
  }
}
