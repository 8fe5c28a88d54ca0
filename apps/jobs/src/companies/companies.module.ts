import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { CompaniesController } from './companies.controller.js';
import { CompanyRecordRepository } from './company-record.repository.js';
import { CompanyRecordService } from './company-record.service.js';

@Module({
  imports: [BookingsDomainModule],
  controllers: [CompaniesController],
  providers: [CompanyRecordService, CompanyRecordRepository],
})
export class CompaniesModule {}
