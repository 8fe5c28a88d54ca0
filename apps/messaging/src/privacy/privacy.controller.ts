import { type MessagePrivacy, messageRoutes } from '@crewcall/contracts-messaging';
import { MessagePrivacyDto } from '@crewcall/contracts-messaging/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { PrivacyService } from './privacy.service.js';

@Controller()
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  @Get(messageRoutes.privacy)
  @Can('conversation:read')
  @ApiOkResponse({ type: MessagePrivacyDto })
  get(@CurrentActor() actor: Actor): Promise<MessagePrivacy> {
    return this.privacy.getPrivacy(actor);
  }

  @Put(messageRoutes.privacy)
  @Can('conversation:write')
  @Idempotent()
  @ApiOkResponse({ type: MessagePrivacyDto })
  save(@CurrentActor() actor: Actor, @Body() chosen: MessagePrivacyDto): Promise<MessagePrivacy> {
    return this.privacy.savePrivacy(actor, chosen);
  }
}
