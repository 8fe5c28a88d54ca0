import { Module } from '@nestjs/common';
import { FreelancersModule } from '../freelancers/freelancers.module.js';
import { BookingRepository } from './booking.repository.js';
import { BookingsService } from './bookings.service.js';
import { BookingsConsumer } from './bookings.consumer.js';

@Module({
  imports: [FreelancersModule],
  providers: [BookingsService, BookingRepository, BookingsConsumer],
})
export class BookingsModule {}
