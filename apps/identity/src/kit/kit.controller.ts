import { type KitItem, kitRoutes, type SharedKitItem } from '@crewcall/contracts-identity';
import { KitItemDto, SaveKitItemDto, SharedKitItemDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor, OptionalActor, Public } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { KitService } from './kit.service.js';

@Controller()
export class KitController {
  constructor(private readonly kit: KitService) {}

  @Get(kitRoutes.own)
  @Can('kit:keep')
  @ApiOkResponse({ type: KitItemDto, isArray: true })
  own(@CurrentActor() actor: Actor): Promise<KitItem[]> {
    return this.kit.ownKit(actor);
  }

  @Post(kitRoutes.own)
  @Can('kit:keep')
  @Idempotent()
  @ApiCreatedResponse({ type: KitItemDto })
  add(@CurrentActor() actor: Actor, @Body() body: SaveKitItemDto): Promise<KitItem> {
    return this.kit.addItem(actor, body);
  }

  @Put(kitRoutes.one())
  @Can('kit:keep')
  @ApiOkResponse({ type: KitItemDto })
  edit(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: SaveKitItemDto): Promise<KitItem> {
    return this.kit.editItem(actor, id, body);
  }

  @Delete(kitRoutes.one())
  @Can('kit:keep')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.kit.removeItem(actor, id);
  }

  @Get(kitRoutes.of())
  @Public()
  @ApiOkResponse({ type: SharedKitItemDto, isArray: true })
  of(@OptionalActor() actor: Actor | null, @Param('userId') userId: string): Promise<SharedKitItem[]> {
    return this.kit.shownBy(actor, userId);
  }

  @Get(kitRoutes.toHireOf())
  @Can('kit:hire')
  @ApiOkResponse({ type: SharedKitItemDto, isArray: true })
  toHireOf(@CurrentActor() actor: Actor, @Param('userId') userId: string): Promise<SharedKitItem[]> {
    return this.kit.toHireOf(actor, userId);
  }
}
