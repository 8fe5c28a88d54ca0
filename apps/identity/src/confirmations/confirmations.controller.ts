import { accountRoutes } from '@crewcall/contracts-identity';
import { MessageAnswerDto, SignInMethodsDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ConfirmationsService } from './confirmations.service.js';

@Controller()
export class ConfirmationsController {
  constructor(private readonly confirmations: ConfirmationsService) {}

  @Get(accountRoutes.signInMethods)
  @Can('account:confirm')
  @ApiOkResponse({ type: SignInMethodsDto })
  methods(@CurrentActor() actor: Actor): Promise<SignInMethodsDto> {
    return this.confirmations.methodsOf(actor);
  }

  @Post(accountRoutes.confirmationCode)
  @Can('account:confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: MessageAnswerDto })
  sendCode(@CurrentActor() actor: Actor): Promise<MessageAnswerDto> {
    return this.confirmations.sendCode(actor);
  }
}
