import type { Point } from '@crewcall/contracts-bookings';
import { nearTexts } from '@crewcall/contracts-core';
import type { JobSearch } from '@crewcall/contracts-jobs';
import { pointOfTyped } from '@crewcall/platform-places';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';

/** The place that a list is asked to be near. */
@Injectable()
export class NearPlaces {
  /** Null where none was named. @throws ValidationFailedError for one that no user could have meant */
  async pointOf({ near }: JobSearch): Promise<Point | null> {
    if (!near) return null;
    const point = await pointOfTyped(near);
    if (!point) throw ValidationFailedError.ofFields([{ field: 'near', message: nearTexts.place }]);
    return point;
  }
}
