import { notificationRoutes } from '@crewcall/contracts-notifications';
import { NotificationPreferencesDto, SaveNotificationPreferencesDto } from '@crewcall/contracts-notifications/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { PreferencesService } from './preferences.service.js';

@Controller()
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get(notificationRoutes.preferences)
  @Can('notification-preferences:read')
  @ApiOkResponse({ type: NotificationPreferencesDto })
  read(@CurrentActor() actor: Actor): Promise<NotificationPreferencesDto> {
    return this.preferences.read(actor);
  }

  @Put(notificationRoutes.preferences)
  @Can('notification-preferences:write')
  @ApiOkResponse({ type: NotificationPreferencesDto })
  save(
    @CurrentActor() actor: Actor,
    @Body() body: SaveNotificationPreferencesDto,
  ): Promise<NotificationPreferencesDto> {
    return this.preferences.save(actor, body);
  }
}
