import type { NoShow } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';
import { NoShowRepository } from './no-show.repository.js';

/** What bookings show of who did not come. */
@Injectable()
export class NoShowRecords {
  constructor(private readonly noShows: NoShowRepository) {}

  ofBookings(bookingIds: readonly string[]): Promise<Map<string, NoShow>> {
    return this.noShows.ofBookings(bookingIds);
  }
}
