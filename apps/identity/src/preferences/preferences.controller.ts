import { userRoutes } from '@crewcall/contracts-identity';
import { PreferencesDto, SavePreferencesDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { PreferencesService } from './preferences.service.js';

@Controller()
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get(userRoutes.preferences)
  @Can('preferences:read')
  @ApiOkResponse({ type: PreferencesDto })
  read(@CurrentActor() actor: Actor): Promise<PreferencesDto> {
    return this.preferences.read(actor);
  }

  @Put(userRoutes.preferences)
  @Can('preferences:write')
  @ApiOkResponse({ type: PreferencesDto })
  save(@CurrentActor() actor: Actor, @Body() body: SavePreferencesDto): Promise<PreferencesDto> {
    return this.preferences.save(actor, body);
  }
}
