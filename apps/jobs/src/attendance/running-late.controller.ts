import { type Booking, callSheetRoutes } from '@crewcall/contracts-bookings';
import { BookingDto, RunningLateDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { BookingsService } from '../bookings/bookings.service.js';
import { RunningLateService } from './running-late.service.js';

@Controller()
export class RunningLateController {
  constructor(
    private readonly late: RunningLateService,
    private readonly bookings: BookingsService,
  ) {}

  @Put(callSheetRoutes.late())
  @Can('booking:late')
  @Idempotent()
  @ApiOkResponse({ type: BookingDto })
  async say(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: RunningLateDto): Promise<Booking> {
    await this.late.sayLate(actor, id, input);
    return this.bookings.getBooking(actor, id);
  }
}
