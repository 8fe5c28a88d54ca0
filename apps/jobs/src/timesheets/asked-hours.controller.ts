import { type Timesheet, timesheetRoutes } from '@crewcall/contracts-bookings';
import { OpenTimesheetDto, TimesheetDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { ClientAddress } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { AskedHoursService } from './asked-hours.service.js';

@Controller()
export class AskedHoursController {
  constructor(private readonly asked: AskedHoursService) {}

  @Put(timesheetRoutes.timesheetMove(':id', 'ask'))
  @Can('timesheet:ask')
  @Idempotent()
  @ApiOkResponse({ type: TimesheetDto })
  ask(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Timesheet> {
    return this.asked.askForHours(actor, id);
  }

  @Post(timesheetRoutes.timesheetMove(':id', 'open'))
  @Can('timesheet:open')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: TimesheetDto })
  open(
    @Param('id') id: string,
    @Body() { reason }: OpenTimesheetDto,
    @ClientAddress() address: string,
  ): Promise<Timesheet> {
    return this.asked.openHours(id, reason, address);
  }
}
