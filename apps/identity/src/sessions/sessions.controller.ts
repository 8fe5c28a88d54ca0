import { authRoutes } from '@crewcall/contracts-identity';
import { SessionAnswerDto, SignInAnswerDto, SignInDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor, OptionalActor, Public, TokenVerifier } from '@crewcall/platform-auth';
import { Body, Controller, Get, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Client, type ClientFacts } from './client-facts.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly signIns: SignInService,
    private readonly tokens: TokenVerifier,
  ) {}

  @Post(authRoutes.signIn)
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: SignInAnswerDto })
  signIn(@Body() body: SignInDto, @Client() client: ClientFacts): Promise<SignInAnswerDto> {
    return this.signIns.signIn(body, client);
  }

  @Get(authRoutes.session)
  @Can('session:list-own', { signIn: 'Unauthorized' })
  @ApiOkResponse({ type: SessionAnswerDto })
  async current(@CurrentActor() actor: Actor, @Headers('authorization') header: string): Promise<SessionAnswerDto> {
    const { iat } = await this.tokens.claimsOf(header.replace(/^Bearer /i, ''));
    return this.sessions.current(actor, iat);
  }

  @Post(authRoutes.signOut)
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  signOut(@OptionalActor() actor: Actor | null): Promise<void> {
    return this.sessions.end(actor);
  }
}
