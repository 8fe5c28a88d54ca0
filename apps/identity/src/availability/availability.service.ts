import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { TOLD_DAYS } from '@crewcall/contracts-bookings/dto';
import { Injectable } from '@nestjs/common';
import { AvailabilityDaysRepository, type ToldAvailability } from './availability-days.repository.js';

@Injectable()
export class AvailabilityService {
  constructor(private readonly days: AvailabilityDaysRepository) {}

  keep(told: ToldAvailability): Promise<void> {
    return this.days.keepNewest(told);
  }

  clearPast(now = new Date()): Promise<void> {
    const yesterday = dayAfter(wallTimeOf(now).day, -1);
    return this.days.clearAllBut(Array.from({ length: TOLD_DAYS + 2 }, (_, index) => dayAfter(yesterday, index)));
  }
}
