import { type Availability, calendarRoutes, type CheckedPeople } from '@crewcall/contracts-bookings';
import {
  AvailabilityDto,
  AvailabilityQueryDto,
  CheckAvailabilityDto,
  CheckedPeopleDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { AvailabilityService } from './availability.service.js';

@Controller()
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  @Get(calendarRoutes.availability())
  @Can('availability:read')
  @ApiOkResponse({ type: AvailabilityDto })
  get(
    @CurrentActor() actor: Actor,
    @Param('userId') userId: string,
    @Query() query: AvailabilityQueryDto,
  ): Promise<Availability> {
    return this.availability.read(actor, userId, query);
  }

  @Post(calendarRoutes.checkAvailability)
  @Can('availability:read')
  @HttpCode(200)
  @ApiOkResponse({ type: CheckedPeopleDto })
  check(@CurrentActor() actor: Actor, @Body() input: CheckAvailabilityDto): Promise<CheckedPeople> {
    return this.availability.check(actor, input);
  }
}
