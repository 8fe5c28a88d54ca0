import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { TOLD_DAYS } from '@crewcall/contracts-bookings/dto';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { AvailabilityDaysRepository, type ToldAvailability } from './availability-days.repository.js';

@Injectable()
export class AvailabilityService {
  constructor(private readonly days: AvailabilityDaysRepository) {}

  keepAvailability(told: ToldAvailability): Promise<void> {
    return this.days.keepNewest(told);
  }

  @Recurring('clear-past-days', { everySeconds: 24 * 3600 })
  clearPast(now = new Date()): Promise<void> {
    const yesterday = dayAfter(wallTimeOf(now).day, -1);
    return this.days.clearAllBut(Array.from({ length: TOLD_DAYS + 2 }, (_, index) => dayAfter(yesterday, index)));
  }
}
