import { authRoutes } from '@crewcall/contracts-identity';
import { SessionAnswerDto, SignInAnswerDto, SignInDto } from '@crewcall/contracts-identity/dto';
import { type Actor, OptionalActor, Public, SignInRequiredError, TokenVerifier } from '@crewcall/platform-auth';
import { Body, Controller, Get, Headers, HttpCode, Post, Res, UseInterceptors } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Client, type ClientFacts } from './client-facts.js';
import { ExpiredTokens } from './expired-tokens.service.js';
import type { FastifyReply } from 'fastify';
import { HandOffs } from './hand-offs.service.js';
import { ReaderCookieInterceptor } from './reader-cookie.interceptor.js';
import { Readers } from './readers.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly signIns: SignInService,
    private readonly handOffs: HandOffs,
    private readonly readers: Readers,
    private readonly tokens: TokenVerifier,
    private readonly expiredTokens: ExpiredTokens,
  ) {}

  @Post(authRoutes.signIn)
  @Public()
  @HttpCode(200)
  @UseInterceptors(ReaderCookieInterceptor)
  @ApiOkResponse({ type: SignInAnswerDto })
  signIn(@Body() body: SignInDto, @Client() client: ClientFacts): Promise<SignInAnswerDto> {
    return this.signIns.signIn(body, client);
  }

  @Get(authRoutes.session)
  @Public()
  @UseInterceptors(ReaderCookieInterceptor)
  @ApiOkResponse({ type: SessionAnswerDto })
  async current(
    @OptionalActor() actor: Actor | null,
    @Client() client: ClientFacts,
    @Headers('authorization') header = '',
  ): Promise<SessionAnswerDto> {
    const token = header.slice(0, 4096).replace(/^Bearer /i, '');
    // What a sign-in with a provider left in the address becomes a session here.
    if (HandOffs.isOne(token)) return this.handOffs.exchange(token, client);
    if (actor) return this.sessions.current(actor, (await this.tokens.claimsOf(token)).iat);
    const expired = await this.expiredTokens.actorOf(header);
    if (!expired) throw new SignInRequiredError('Unauthorized');
    return this.sessions.renew(expired);
  }

  @Post(authRoutes.signOut)
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async signOut(
    @OptionalActor() actor: Actor | null,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('authorization') header = '',
  ): Promise<void> {
    void reply.header('set-cookie', this.readers.endedCookie);
    // What could still be renewed must end, too.
    await this.sessions.end(actor ?? (await this.expiredTokens.actorOf(header)));
  }
}
