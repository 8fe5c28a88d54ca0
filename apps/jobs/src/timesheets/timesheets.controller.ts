import { type ApprovedAsPlanned, timesheetRoutes, type Timesheet } from '@crewcall/contracts-bookings';
import {
  ApprovedAsPlannedDto,
  DisputeTimesheetDto,
  SaveTimesheetDto,
  SettleTimesheetDto,
  TimesheetDto,
  TimesheetFileQueryDto,
  TimesheetListQueryDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor, Page } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Paged } from '@crewcall/platform-bootstrap';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { JudgeHoursService } from './judge-hours.service.js';
import { NoteHoursService } from './note-hours.service.js';
import { TimesheetsService } from './timesheets.service.js';

@Controller()
export class TimesheetsController {
  constructor(
    private readonly timesheets: TimesheetsService,
    private readonly noting: NoteHoursService,
    private readonly judging: JudgeHoursService,
  ) {}

  @Get(timesheetRoutes.timesheets)
  @Can('timesheet:read')
  @Paged(TimesheetDto)
  list(@CurrentActor() actor: Actor, @Query() query: TimesheetListQueryDto): Promise<Page<Timesheet>> {
    return this.timesheets.listOf(actor, query);
  }

  @Get(timesheetRoutes.timesheetsFile)
  @Can('timesheet:read')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="timesheets.csv"')
  @ApiProduces('text/csv')
  file(@CurrentActor() actor: Actor, @Query() query: TimesheetFileQueryDto): Promise<string> {
    return this.timesheets.csv(actor, query);
  }

  @Get(timesheetRoutes.timesheet())
  @Can('timesheet:read')
  @ApiOkResponse({ type: TimesheetDto })
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Timesheet> {
    return this.timesheets.getTimesheet(actor, id);
  }

  @Get(timesheetRoutes.timesheetPdf())
  @Can('timesheet:read')
  @ApiProduces('application/pdf')
  pdf(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<StreamableFile> {
    return this.timesheets.pdf(actor, id);
  }

  @Put(timesheetRoutes.timesheet())
  @Can('timesheet:write')
  @Idempotent()
  @ApiOkResponse({ type: TimesheetDto })
  save(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: SaveTimesheetDto): Promise<Timesheet> {
    return this.noting.save(actor, id, input);
  }

  @Put(timesheetRoutes.timesheetMove(':id', 'submit'))
  @Can('timesheet:write')
  @Idempotent()
  @ApiOkResponse({ type: TimesheetDto })
  submit(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: SaveTimesheetDto): Promise<Timesheet> {
    return this.noting.submit(actor, id, input);
  }

  @Post(timesheetRoutes.timesheetMove(':id', 'correct'))
  @Can('timesheet:write')
  @Idempotent()
  @ApiCreatedResponse({ type: TimesheetDto })
  correct(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<Timesheet> {
    return this.noting.correct(actor, id);
  }

  @Put(timesheetRoutes.timesheetMove(':id', 'approve'))
  @Can('timesheet:judge')
  @Idempotent()
  @ApiOkResponse({ type: TimesheetDto })
  approve(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { version }: SettleTimesheetDto,
  ): Promise<Timesheet> {
    return this.judging.approve(actor, id, version);
  }

  @Put(timesheetRoutes.timesheetMove(':id', 'dispute'))
  @Can('timesheet:judge')
  @Idempotent()
  @ApiOkResponse({ type: TimesheetDto })
  dispute(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() input: DisputeTimesheetDto,
  ): Promise<Timesheet> {
    return this.judging.dispute(actor, id, input);
  }

  @Put(timesheetRoutes.timesheetMove(':id', 'accept'))
  @Can('timesheet:accept')
  @Idempotent()
  @ApiOkResponse({ type: TimesheetDto })
  accept(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { version }: SettleTimesheetDto,
  ): Promise<Timesheet> {
    return this.judging.accept(actor, id, version);
  }

  @Post(timesheetRoutes.approveAsPlanned())
  @Can('timesheet:judge')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: ApprovedAsPlannedDto })
  approveAsPlanned(@CurrentActor() actor: Actor, @Param('id') callId: string): Promise<ApprovedAsPlanned> {
    return this.judging.approveAsPlanned(actor, callId);
  }
}
