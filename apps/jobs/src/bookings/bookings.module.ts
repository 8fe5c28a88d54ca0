import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { BookingListRepository } from './booking-list.repository.js';
import { BookingsController } from './bookings.controller.js';
import { BookingsService } from './bookings.service.js';

@Module({
  imports: [BookingsDomainModule],
  controllers: [BookingsController],
  providers: [BookingsService, BookingListRepository],
})
export class BookingsModule {}
