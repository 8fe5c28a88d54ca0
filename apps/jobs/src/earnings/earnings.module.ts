import { Module } from '@nestjs/common';
import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { EarningsController } from './earnings.controller.js';
import { EarningsRepository } from './earnings.repository.js';
import { EarningsService } from './earnings.service.js';

@Module({
  imports: [BookingsDomainModule],
  controllers: [EarningsController],
  providers: [EarningsService, EarningsRepository],
})
export class EarningsModule {}
