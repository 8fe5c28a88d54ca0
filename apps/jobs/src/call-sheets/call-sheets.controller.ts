import { callSheetRoutes, type CallSheet, type RemindedOfSheet } from '@crewcall/contracts-bookings';
import {
  AcknowledgeByLinkDto,
  AcknowledgeSheetDto,
  StillOnRequestDto,
  CallSheetDto,
  PublishSheetDto,
  RemindedOfSheetDto,
  SaveSheetDto,
} from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor, Public } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { CallSheetsService } from './call-sheets.service.js';
import { PublishSheetService } from './publish-sheet.service.js';
import { SheetReceiptsService } from './sheet-receipts.service.js';

@Controller()
export class CallSheetsController {
  constructor(
    private readonly sheets: CallSheetsService,
    private readonly publishing: PublishSheetService,
    private readonly receipts: SheetReceiptsService,
  ) {}

  /** What a phone keeps for when it has no network: it stands in for what it kept before. */
  @Get(callSheetRoutes.ownSheets)
  @Can('call-sheet:receive')
  @ApiOkResponse({ type: [CallSheetDto] })
  own(@CurrentActor() actor: Actor): Promise<CallSheet[]> {
    return this.sheets.ownCallSheets(actor);
  }

  @Get(callSheetRoutes.sheet())
  @Can('call-sheet:read')
  @ApiOkResponse({ type: CallSheetDto })
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<CallSheet> {
    return this.sheets.getCallSheet(actor, id);
  }

  @Put(callSheetRoutes.sheet())
  @Can('call-sheet:publish')
  @Idempotent()
  @ApiOkResponse({ type: CallSheetDto })
  save(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: SaveSheetDto): Promise<CallSheet> {
    return this.sheets.saveCallSheet(actor, id, input);
  }

  @Post(callSheetRoutes.publishSheet())
  @Can('call-sheet:publish')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: CallSheetDto })
  async publish(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() input: PublishSheetDto,
  ): Promise<CallSheet> {
    await this.publishing.publish(actor, id, input);
    return this.sheets.getCallSheet(actor, id);
  }

  @Post(callSheetRoutes.remindOfSheet())
  @Can('call-sheet:publish')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: RemindedOfSheetDto })
  remind(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<RemindedOfSheet> {
    return this.publishing.remind(actor, id);
  }

  @Put(callSheetRoutes.readSheet())
  @Can('call-sheet:receive')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  read(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('version', ParseIntPipe) version: number,
  ): Promise<void> {
    return this.receipts.read(actor, id, version);
  }

  @Put(callSheetRoutes.acknowledgeSheet())
  @Can('call-sheet:receive')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  acknowledge(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('version', ParseIntPipe) version: number,
    @Body() input: AcknowledgeSheetDto,
  ): Promise<void> {
    return this.receipts.acknowledge(actor, id, version, input);
  }

  @Put(callSheetRoutes.stillOn())
  @Can('call-sheet:receive')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  answerStillOn(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() input: StillOnRequestDto,
  ): Promise<void> {
    return this.receipts.answerStillOn(actor, id, input);
  }

  /** The key is the proof: it acknowledges one version for one person, and answers nothing. */
  @Post(callSheetRoutes.acknowledgeByLink)
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  acknowledgeByLink(@Body() { key }: AcknowledgeByLinkDto): Promise<void> {
    return this.receipts.acknowledgeByKey(key);
  }
}
