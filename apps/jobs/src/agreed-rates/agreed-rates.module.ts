import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { AgreedRatesController } from './agreed-rates.controller.js';
import { AgreedRatesRepository } from './agreed-rates.repository.js';
import { AgreedRatesService } from './agreed-rates.service.js';

@Module({
  imports: [JobsDomainModule, BookingsDomainModule],
  controllers: [AgreedRatesController],
  providers: [AgreedRatesService, AgreedRatesRepository],
})
export class AgreedRatesModule {}
