import { notificationRoutes, type PushSettings } from '@crewcall/contracts-notifications';
import { PushSettingsDto, SavePushEndDto } from '@crewcall/contracts-notifications/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { PushService } from './push.service.js';

@Controller()
export class PushController {
  constructor(private readonly push: PushService) {}

  @Get(notificationRoutes.push)
  @Can('notification-preferences:read')
  @ApiOkResponse({ type: PushSettingsDto })
  read(@CurrentActor() actor: Actor): Promise<PushSettings> {
    return this.push.read(actor);
  }

  @Put(notificationRoutes.push)
  @Can('notification-preferences:write')
  @ApiOkResponse({ type: PushSettingsDto })
  save(@CurrentActor() actor: Actor, @Body() end: SavePushEndDto): Promise<PushSettings> {
    return this.push.save(actor, end);
  }

  @Delete(notificationRoutes.pushEnd())
  @Can('notification-preferences:write')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.push.remove(actor, id);
  }
}
