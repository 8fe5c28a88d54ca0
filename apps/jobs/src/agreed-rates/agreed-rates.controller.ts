import { type AgreedRates, agreedRatesRoutes } from '@crewcall/contracts-bookings';
import { AgreedRatesDto, AgreedRatesQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { AgreedRatesService } from './agreed-rates.service.js';

@Controller()
export class AgreedRatesController {
  constructor(private readonly rates: AgreedRatesService) {}

  @Get(agreedRatesRoutes.agreed)
  @Can('agreed-rates:read')
  @ApiOkResponse({ type: AgreedRatesDto })
  read(@CurrentActor() actor: Actor, @Query() query: AgreedRatesQueryDto): Promise<AgreedRates> {
    return this.rates.read(actor, query);
  }
}
