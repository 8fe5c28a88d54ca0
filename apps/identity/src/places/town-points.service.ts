import { locationTextOf } from '@crewcall/contracts-identity';
import { Injectable, Logger } from '@nestjs/common';
import { PlacesService } from './places.service.js';

export interface TownPoint {
  lat: number;
  lon: number;
}

/** The middle of a town by its name, so that others can say how far it is. */
@Injectable()
export class TownPoints {
  private readonly logger = new Logger(TownPoints.name);

  constructor(private readonly places: PlacesService) {}

  /** Null for text that names no place, and while the source of places is away: nothing waits for a distance. */
  async pointOf(location: string | null | undefined): Promise<TownPoint | null> {
    const text = location?.trim().toLowerCase();
    if (!text) return null;
    try {
      const found = await this.places.search(text);
      const town = text.split(',')[0];
      const same = found.find((place) => locationTextOf(place).toLowerCase() === text);
      const place = same ?? found.find(({ name }) => name.toLowerCase() === town);
      return place ? { lat: Number(place.lat), lon: Number(place.lon) } : null;
    } catch (error) {
      this.logger.warn(`No place is known for a profile: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }
}
