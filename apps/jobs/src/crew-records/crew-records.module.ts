import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { CrewRecordRepository } from './crew-record.repository.js';
import { CrewRecordsController } from './crew-records.controller.js';
import { CrewRecords } from './crew-records.service.js';

@Module({
  imports: [JobsDomainModule],
  controllers: [CrewRecordsController],
  providers: [CrewRecords, CrewRecordRepository],
  exports: [CrewRecords],
})
export class CrewRecordsModule {}
