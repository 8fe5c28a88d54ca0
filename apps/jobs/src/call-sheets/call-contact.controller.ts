import { callSheetRoutes, type CallContact } from '@crewcall/contracts-bookings';
import { CallContactDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Can, CurrentActor } from '@crewcall/platform-auth';
import { Idempotent } from '@crewcall/platform-idempotency';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CallContactService } from './call-contact.service.js';

@Controller(callSheetRoutes.callContact)
export class CallContactController {
  constructor(private readonly contacts: CallContactService) {}

  @Get()
  @Can('call-contact:own')
  @ApiOkResponse({ type: CallContactDto })
  get(@CurrentActor() actor: Actor): Promise<CallContact> {
    return this.contacts.contactOf(actor);
  }

  @Put()
  @Can('call-contact:own')
  @Idempotent()
  @ApiOkResponse({ type: CallContactDto })
  save(@CurrentActor() actor: Actor, @Body() input: CallContactDto): Promise<CallContact> {
    return this.contacts.saveContact(actor, input);
  }
}
