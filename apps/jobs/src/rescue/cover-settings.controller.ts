import { rescueRoutes, type CoverSettings } from '@crewcall/contracts-bookings';
import { CoverSettingsDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CoverSettingsService } from './cover-settings.service.js';

@Controller()
export class CoverSettingsController {
  constructor(private readonly settings: CoverSettingsService) {}

  @Get(rescueRoutes.coverSettings)
  @Can('cover-settings:own')
  @ApiOkResponse({ type: CoverSettingsDto })
  get(@CurrentActor() actor: Actor): Promise<CoverSettings> {
    return this.settings.getCoverSettings(actor);
  }

  @Put(rescueRoutes.coverSettings)
  @Can('cover-settings:own')
  @ApiOkResponse({ type: CoverSettingsDto })
  save(@CurrentActor() actor: Actor, @Body() input: CoverSettingsDto): Promise<CoverSettings> {
    return this.settings.saveCoverSettings(actor, input);
  }
}
