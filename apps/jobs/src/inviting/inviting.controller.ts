import { crewListRoutes, type FreeOfList, type InviteResult } from '@crewcall/contracts-bookings';
import { FreeOfListDto, FreeOfListQueryDto, InviteListDto, InviteResultDto } from '@crewcall/contracts-bookings/dto';
import { type Actor, IDEMPOTENCY_KEY_HEADER } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { InviteListService } from './invite-list.service.js';

@Controller()
export class InvitingController {
  constructor(private readonly lists: InviteListService) {}

  @Post(crewListRoutes.freeOfList())
  @Can('crew-list:keep')
  @HttpCode(200)
  @ApiOkResponse({ type: FreeOfListDto })
  findFree(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() query: FreeOfListQueryDto,
  ): Promise<FreeOfList> {
    return this.lists.findFree(actor, id, query);
  }

  /** The key is kept for each person, since each has a transaction of their own. */
  @Post(crewListRoutes.inviteList())
  @Can('offer:make')
  @HttpCode(200)
  @ApiOkResponse({ type: InviteResultDto })
  invite(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() input: InviteListDto,
    @Headers(IDEMPOTENCY_KEY_HEADER) key: string | undefined,
  ): Promise<InviteResult> {
    return this.lists.invite(actor, id, input, key);
  }
}
