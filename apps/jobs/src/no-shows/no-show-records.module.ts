import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { NoShowRecords } from './no-show-records.service.js';
import { NoShowRepository } from './no-show.repository.js';

@Module({
  imports: [BookingsDomainModule],
  providers: [NoShowRepository, NoShowRecords],
  exports: [NoShowRepository, NoShowRecords],
})
export class NoShowRecordsModule {}
