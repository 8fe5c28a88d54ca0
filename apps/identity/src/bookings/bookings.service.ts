import { Injectable } from '@nestjs/common';
import { FreelancerProfileRepository } from '../freelancers/freelancer-profile.repository.js';
import { type Booking, BookingRepository } from './booking.repository.js';

/** The recent projects of a profile: bookings of the last twelve months. */
@Injectable()
export class BookingsService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly profiles: FreelancerProfileRepository,
  ) {}

  async take(booking: Booking): Promise<void> {
    await this.bookings.keepNewest(booking);
    await this.profiles.takeRecentProjects(booking.freelancerId);
  }

  recount(): Promise<void> {
    return this.profiles.recountRecentProjects();
  }
}
