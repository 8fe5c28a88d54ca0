import { callSheetRoutes } from '@crewcall/contracts-bookings';
import { TellAttendanceDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { AttendanceService } from './attendance.service.js';

@Controller()
export class AttendanceController {
  constructor(private readonly attendance: AttendanceService) {}

  @Put(callSheetRoutes.attendance())
  @Can('attendance:tell')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  tell(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: TellAttendanceDto): Promise<void> {
    return this.attendance.tellArrival(actor, id, input);
  }

  /** By hand, of a person who is seen to be there. */
  @Put(callSheetRoutes.attendanceOf())
  @Can('attendance:set')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  setArrived(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('userId') userId: string): Promise<void> {
    return this.attendance.setArrived(actor, id, userId);
  }
}
