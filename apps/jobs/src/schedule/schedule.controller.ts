import { bookingsRoutes, type ScheduleRow } from '@crewcall/contracts-bookings';
import { ScheduleQueryDto, ScheduleRowDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { ScheduleService } from './schedule.service.js';

@Controller()
export class ScheduleController {
  constructor(private readonly schedule: ScheduleService) {}

  @Get(bookingsRoutes.schedule)
  @Can('schedule:read')
  @ApiOkResponse({ type: ScheduleRowDto, isArray: true })
  list(@CurrentActor() actor: Actor, @Query() query: ScheduleQueryDto): Promise<ScheduleRow[]> {
    return this.schedule.list(actor, query);
  }

  @Get(bookingsRoutes.scheduleFile)
  @Can('schedule:read')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="schedule.csv"')
  @ApiProduces('text/csv')
  file(@CurrentActor() actor: Actor, @Query() query: ScheduleQueryDto): Promise<string> {
    return this.schedule.csv(actor, query);
  }
}
