import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { CrewProfilesService } from '../freelancers/crew-profiles.service.js';
import { type Booking, BookingRepository } from './booking.repository.js';

/** The recent projects of a profile: bookings of the last twelve months. */
@Injectable()
export class BookingsService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly profiles: CrewProfilesService,
  ) {}

  async takeBooking(booking: Booking): Promise<void> {
    await this.bookings.saveBooking(booking);
    await this.profiles.takeRecentProjects(booking.freelancerId);
  }

  @Recurring('recount-recent-projects', { everySeconds: 24 * 3600 })
  recount(): Promise<void> {
    return this.profiles.recountRecentProjects();
  }
}
