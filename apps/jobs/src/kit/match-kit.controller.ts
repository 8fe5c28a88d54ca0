import { bookingsRoutes, type KitMatch } from '@crewcall/contracts-bookings';
import { KitMatchDto, MatchKitDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MatchKitService } from './match-kit.service.js';

@Controller()
export class MatchKitController {
  constructor(private readonly matching: MatchKitService) {}

  @Post(bookingsRoutes.kitOfRole())
  @Can('offer:make')
  @HttpCode(200)
  @ApiOkResponse({ type: KitMatchDto, isArray: true })
  match(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: MatchKitDto): Promise<KitMatch[]> {
    return this.matching.match(actor, id, input.user_ids);
  }
}
