import { expenseRoutes, type Earnings } from '@crewcall/contracts-bookings';
import { EarningsDto, EarningsQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { EarningsService } from './earnings.service.js';

@Controller()
export class EarningsController {
  constructor(private readonly earnings: EarningsService) {}

  @Get(expenseRoutes.earnings)
  @Can('timesheet:read')
  @ApiOkResponse({ type: EarningsDto })
  get(@CurrentActor() actor: Actor, @Query() query: EarningsQueryDto): Promise<Earnings> {
    return this.earnings.earningsOf(actor, query);
  }

  @Get(expenseRoutes.earningsFile)
  @Can('timesheet:read')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="earnings.csv"')
  @ApiProduces('text/csv')
  file(@CurrentActor() actor: Actor, @Query() query: EarningsQueryDto): Promise<string> {
    return this.earnings.csv(actor, query);
  }
}
