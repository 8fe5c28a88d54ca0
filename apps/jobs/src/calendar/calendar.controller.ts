import {
  calendarRoutes,
  type Calendar,
  type RemovedBlocks,
  type SavedBlocks,
  type WeeklyPattern,
} from '@crewcall/contracts-bookings';
import {
  BlockScopeQueryDto,
  CalendarDto,
  CalendarQueryDto,
  RemovedBlocksDto,
  SaveBlockDto,
  SavedBlocksDto,
  SharingDto,
  UndoDto,
  WeeklyPatternDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { CalendarService } from './calendar.service.js';
import { ChangeBlockService } from './change-block.service.js';
import { SaveBlockService } from './save-block.service.js';
import { UndoChangesService } from './undo-changes.service.js';

@Controller()
export class CalendarController {
  constructor(
    private readonly calendar: CalendarService,
    private readonly saving: SaveBlockService,
    private readonly changing: ChangeBlockService,
    private readonly undoing: UndoChangesService,
  ) {}

  @Get(calendarRoutes.calendar)
  @Can('calendar:own')
  @ApiOkResponse({ type: CalendarDto })
  get(@CurrentActor() actor: Actor, @Query() query: CalendarQueryDto): Promise<Calendar> {
    return this.calendar.get(actor, query);
  }

  @Post(calendarRoutes.calendarBlocks)
  @Can('calendar:own')
  @Idempotent()
  @ApiCreatedResponse({ type: SavedBlocksDto })
  add(@CurrentActor() actor: Actor, @Body() input: SaveBlockDto): Promise<SavedBlocks> {
    return this.saving.add(actor, input);
  }

  @Put(calendarRoutes.calendarBlock())
  @Can('calendar:own')
  @Idempotent()
  @ApiOkResponse({ type: SavedBlocksDto })
  change(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() { scope = 'this' }: BlockScopeQueryDto,
    @Body() input: SaveBlockDto,
  ): Promise<SavedBlocks> {
    return this.changing.change(actor, id, scope, input);
  }

  @Delete(calendarRoutes.calendarBlock())
  @Can('calendar:own')
  @Idempotent()
  @ApiOkResponse({ type: RemovedBlocksDto })
  remove(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() { scope = 'this' }: BlockScopeQueryDto,
  ): Promise<RemovedBlocks> {
    return this.changing.remove(actor, id, scope);
  }

  @Post(calendarRoutes.calendarUndo)
  @Can('calendar:own')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  undo(@CurrentActor() actor: Actor, @Body() { undo_id }: UndoDto): Promise<void> {
    return this.undoing.undoChange(actor, undo_id);
  }

  @Get(calendarRoutes.calendarPattern)
  @Can('calendar:own')
  @ApiOkResponse({ type: WeeklyPatternDto })
  pattern(@CurrentActor() actor: Actor): Promise<WeeklyPattern> {
    return this.calendar.pattern(actor);
  }

  @Put(calendarRoutes.calendarPattern)
  @Can('calendar:own')
  @Idempotent()
  @ApiOkResponse({ type: WeeklyPatternDto })
  savePattern(@CurrentActor() actor: Actor, @Body() input: WeeklyPatternDto): Promise<WeeklyPattern> {
    return this.calendar.savePattern(actor, input);
  }

  @Put(calendarRoutes.calendarSharing)
  @Can('calendar:own')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  share(@CurrentActor() actor: Actor, @Body() { sharing }: SharingDto): Promise<void> {
    return this.calendar.share(actor, sharing);
  }
}
