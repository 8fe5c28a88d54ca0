import { bookingsRoutes, type CrewRecord } from '@crewcall/contracts-bookings';
import { CrewRecordDto } from '@crewcall/contracts-bookings/dto';
import { Public } from '@crewcall/platform-auth';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CrewRecords } from './crew-records.service.js';

@Controller()
export class CrewRecordsController {
  constructor(private readonly records: CrewRecords) {}

  @Get(bookingsRoutes.crewRecord())
  @Public()
  @ApiOkResponse({ type: CrewRecordDto })
  recordOf(@Param('userId') userId: string): Promise<CrewRecord> {
    return this.records.read(userId);
  }
}
