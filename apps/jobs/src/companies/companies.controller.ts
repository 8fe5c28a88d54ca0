import { type CompanyRecord, jobRoutes } from '@crewcall/contracts-jobs';
import { CompanyRecordDto } from '@crewcall/contracts-jobs/dto';
import { Public } from '@crewcall/platform-auth';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CompanyRecordService } from './company-record.service.js';

@Controller()
export class CompaniesController {
  constructor(private readonly records: CompanyRecordService) {}

  @Get(jobRoutes.recordOf())
  @Public()
  @ApiOkResponse({ type: CompanyRecordDto })
  recordOf(@Param('userId') userId: string): Promise<CompanyRecord> {
    return this.records.read(userId);
  }
}
