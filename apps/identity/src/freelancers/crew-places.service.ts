import { milesBetween } from '@crewcall/contracts-bookings';
import { nearTexts } from '@crewcall/contracts-core';
import type { CrewDirectoryQuery } from '@crewcall/contracts-identity';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { loadPlaces, pointOfText, pointOfTyped, type TownPoint } from '@crewcall/platform-places';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable, Logger } from '@nestjs/common';
import { CrewPlacesRepository } from './crew-places.repository.js';

const AT_ONCE = 500;

/** How far crew are from a place: from its town to theirs, so that asking from many places finds no home. */
@Injectable()
export class CrewPlaces {
  private readonly logger = new Logger(CrewPlaces.name);

  constructor(private readonly places: CrewPlacesRepository) {}

  /** Null where no place was named. @throws ValidationFailedError for one that no user could have meant */
  async pointOf({ near }: CrewDirectoryQuery): Promise<TownPoint | null> {
    if (!near) return null;
    const point = await pointOfTyped(near);
    if (!point) throw new ValidationFailedError(nearTexts.place);
    return point;
  }

  /** In whole miles; null of those whose town is not known. */
  async milesFrom(point: TownPoint, userIds: readonly string[]): Promise<Map<string, number | null>> {
    const points = await this.places.pointsOf(userIds);
    return new Map(
      userIds.map((id) => {
        const theirs = points.get(id);
        return [id, theirs ? Math.round(milesBetween(point, theirs)) : null];
      }),
    );
  }

  /** Crew who were listed before towns had points, or while the places could not be read, get that of their town. */
  @Recurring('place-crew', { everySeconds: 60 })
  async placeAll(): Promise<void> {
    const index = await loadPlaces();
    for (let texts = await this.places.findUnplaced(AT_ONCE); texts.length;) {
      await this.places.placeCrew(
        texts,
        texts.map((text) => pointOfText(index, text)),
      );
      texts = await this.places.findUnplaced(AT_ONCE);
    }
  }

  /** Null for text that names no town; undefined while the places cannot be read: a profile does not wait for that. */
  async findPlace(text: string): Promise<TownPoint | null | undefined> {
    try {
      return pointOfText(await loadPlaces(), text);
    } catch (error) {
      this.logger.error(error, 'The gazetteer cannot be read');
      return undefined;
    }
  }
}
