import { accountRoutes, authRoutes } from '@crewcall/contracts-identity';
import {
  ChangePasswordDto,
  MessageAnswerDto,
  UpdateAccountAnswerDto,
  UpdateAccountDto,
} from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, Put, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Client, type ClientFacts } from '../sessions/client-facts.js';
import { ReaderCookieInterceptor } from '../sessions/reader-cookie.interceptor.js';
import { ChangePasswordService } from './change-password.service.js';
import { UpdateAccountService } from './update-account.service.js';

@Controller()
export class AccountSettingsController {
  constructor(
    private readonly accounts: UpdateAccountService,
    private readonly passwords: ChangePasswordService,
  ) {}

  @Put(authRoutes.updateAccount)
  @Can('account:update')
  @UseInterceptors(ReaderCookieInterceptor)
  @ApiOkResponse({ type: UpdateAccountAnswerDto })
  update(
    @CurrentActor() actor: Actor,
    @Body() body: UpdateAccountDto,
    @Client() client: ClientFacts,
  ): Promise<UpdateAccountAnswerDto> {
    return this.accounts.update(actor, body, client);
  }

  @Put(accountRoutes.changePassword)
  @Can('account:change-password')
  @ApiOkResponse({ type: MessageAnswerDto })
  changePassword(@CurrentActor() actor: Actor, @Body() body: ChangePasswordDto): Promise<MessageAnswerDto> {
    return this.passwords.change(actor, body);
  }
}
