import { ReportDto } from '@crewcall/contracts-core/dto';
import { userRoutes } from '@crewcall/contracts-identity';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { ProfileReportsService } from './profile-reports.service.js';

@Controller()
export class ProfileReportsController {
  constructor(private readonly reports: ProfileReportsService) {}

  @Post(userRoutes.report())
  @Can('user:report')
  @HttpCode(204)
  @ApiNoContentResponse()
  report(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() report: ReportDto): Promise<void> {
    return this.reports.report(actor, id, report);
  }
}
