import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { WarningsModule } from '../offers/warnings.module.js';
import { CancellationsModule } from '../cancelling/cancellations.module.js';
import { NoShowRecordsModule } from '../no-shows/no-show-records.module.js';
import { RevisionsModule } from '../revisions/revisions.module.js';
import { BookingListRepository } from './booking-list.repository.js';
import { BookingsController } from './bookings.controller.js';
import { BookingsService } from './bookings.service.js';

@Module({
  imports: [BookingsDomainModule, CancellationsModule, NoShowRecordsModule, RevisionsModule, WarningsModule],
  controllers: [BookingsController],
  providers: [BookingsService, BookingListRepository],
  exports: [BookingsService],
})
export class BookingsModule {}
