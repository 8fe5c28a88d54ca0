import type { Actor } from '@crewcall/contracts-core';
import { ReportDto } from '@crewcall/contracts-core/dto';
import { jobRoutes } from '@crewcall/contracts-jobs';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { JobReportsService } from './job-reports.service.js';

@Controller()
export class JobReportsController {
  constructor(private readonly reports: JobReportsService) {}

  @Post(jobRoutes.report())
  @Can('job:report')
  @HttpCode(204)
  @ApiNoContentResponse()
  report(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() report: ReportDto): Promise<void> {
    return this.reports.report(actor, id, report);
  }
}
