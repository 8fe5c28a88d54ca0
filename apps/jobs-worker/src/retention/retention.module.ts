import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { RetentionRepository } from './retention.repository.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [BookingsDomainModule],
  providers: [RetentionRepository, RetentionService],
})
export class RetentionModule {}
