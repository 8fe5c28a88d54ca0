import { adminRoutes, pageVitalLimits } from '@crewcall/contracts-admin';
import { PageVitalsDto } from '@crewcall/contracts-admin/dto';
import { Public } from '@crewcall/platform-auth';
import { TakesUpTo } from '@crewcall/platform-bootstrap';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { PageVitalsService } from './page-vitals.service.js';

@Controller()
export class PageVitalsController {
  constructor(private readonly vitals: PageVitalsService) {}

  /** Whose visit it was is not asked: a token, where one comes along, is not read. */
  @Post(adminRoutes.pageVitals)
  @Public()
  @TakesUpTo(pageVitalLimits.body)
  @HttpCode(204)
  @ApiNoContentResponse()
  receive(@Body() vitals: PageVitalsDto): void {
    this.vitals.record(vitals);
  }
}
