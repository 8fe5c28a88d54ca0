import { adminRoutes } from '@crewcall/contracts-admin';
import { AnalyticsMonthsDto, AnalyticsOverviewDto } from '@crewcall/contracts-admin/dto';
import { Can } from '@crewcall/platform-auth';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { AnalyticsService } from './analytics.service.js';

@Controller()
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Get(adminRoutes.analyticsOverview)
  @Can('analytics:read')
  @ApiOkResponse({ type: AnalyticsOverviewDto })
  overview(): Promise<AnalyticsOverviewDto> {
    return this.analytics.overview();
  }

  @Get(adminRoutes.analyticsMonths)
  @Can('analytics:read')
  @ApiOkResponse({ type: AnalyticsMonthsDto })
  months(): Promise<AnalyticsMonthsDto> {
    return this.analytics.months();
  }
}
