import { authRoutes } from '@crewcall/contracts-identity';
import {
  ResendVerificationDto,
  MessageAnswerDto,
  SignUpAnswerDto,
  SignUpDto,
  VerificationLinkDto,
  VerifyEmailAnswerDto,
  VerifyEmailDto,
} from '@crewcall/contracts-identity/dto';
import { Public } from '@crewcall/platform-auth';
import { Body, Controller, Get, Header, HttpCode, Post, Query, Redirect, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { Client, type ClientFacts } from '../sessions/client-facts.js';
import { ReaderCookieInterceptor } from '../sessions/reader-cookie.interceptor.js';
import { ResendsService } from './resends.service.js';
import { SignUpService } from './sign-up.service.js';
import { VerificationLinks } from './verification-links.service.js';
import { VerificationService } from './verification.service.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly verification: VerificationService,
    private readonly resends: ResendsService,
    private readonly links: VerificationLinks,
  ) {}

  @Post(authRoutes.signUp)
  @Public()
  @ApiCreatedResponse({ type: SignUpAnswerDto })
  signUp(@Body() body: SignUpDto, @Client() client: ClientFacts): Promise<SignUpAnswerDto> {
    return this.signUps.signUp(body, client);
  }

  /** Spends nothing: mail scanners follow links. The page it leads to asks for a click, which posts the token. */
  @Get(authRoutes.verifyEmail)
  @Public()
  @Redirect()
  @Header('referrer-policy', 'no-referrer')
  @ApiFoundResponse({ description: 'To the page that confirms.' })
  openVerification(@Query() { token }: VerificationLinkDto): { url: string } {
    return { url: this.links.to(token) };
  }

  @Post(authRoutes.verifyEmail)
  @Public()
  @HttpCode(200)
  @UseInterceptors(ReaderCookieInterceptor)
  @ApiOkResponse({ type: VerifyEmailAnswerDto })
  verify(@Body() body: VerifyEmailDto, @Client() client: ClientFacts): Promise<VerifyEmailAnswerDto> {
    return this.verification.confirm(body, client);
  }

  @Post(authRoutes.resendVerification)
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: MessageAnswerDto })
  resend(@Body() body: ResendVerificationDto, @Client() client: ClientFacts): Promise<MessageAnswerDto> {
    return this.resends.resend(body, client);
  }
}
