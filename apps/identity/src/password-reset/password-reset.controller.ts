import { authRoutes } from '@crewcall/contracts-identity';
import { EmailDto, MessageAnswerDto, ResetPasswordDto } from '@crewcall/contracts-identity/dto';
import { Public } from '@crewcall/platform-auth';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Client, type ClientFacts } from '../sessions/client-facts.js';
import { ForgottenPasswordsService } from './forgotten-passwords.service.js';
import { PasswordResetService } from './password-reset.service.js';

@Controller()
export class PasswordResetController {
  constructor(
    private readonly forgotten: ForgottenPasswordsService,
    private readonly resets: PasswordResetService,
  ) {}

  @Post(authRoutes.forgotPassword)
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: MessageAnswerDto })
  forgot(@Body() { email }: EmailDto, @Client() client: ClientFacts): Promise<MessageAnswerDto> {
    return this.forgotten.request(email, client);
  }

  @Post(authRoutes.resetPassword)
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: MessageAnswerDto })
  reset(@Body() body: ResetPasswordDto, @Client() client: ClientFacts): Promise<MessageAnswerDto> {
    return this.resets.reset(body, client);
  }
}
