import { bootstrapRoutes } from '@crewcall/contracts-identity';
import { BootstrapStatusDto, CreateFirstAdminDto, SignInAnswerDto } from '@crewcall/contracts-identity/dto';
import { type Actor, Can, CurrentActor } from '@crewcall/platform-auth';
import { Body, Controller, Get, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Client, type ClientFacts } from '../sessions/client-facts.js';
import { ReaderCookieInterceptor } from '../sessions/reader-cookie.interceptor.js';
import { BootstrapService } from './bootstrap.service.js';

@Controller()
export class BootstrapController {
  constructor(private readonly bootstrap: BootstrapService) {}

  @Get(bootstrapRoutes.status)
  @Can('bootstrap:ask')
  @ApiOkResponse({ type: BootstrapStatusDto })
  status(@CurrentActor() actor: Actor): Promise<BootstrapStatusDto> {
    return this.bootstrap.status(actor);
  }

  @Post(bootstrapRoutes.createFirstAdmin)
  @Can('bootstrap:ask')
  @HttpCode(200)
  @UseInterceptors(ReaderCookieInterceptor)
  @ApiOkResponse({ type: SignInAnswerDto })
  createFirst(
    @CurrentActor() actor: Actor,
    @Body() request: CreateFirstAdminDto,
    @Client() client: ClientFacts,
  ): Promise<SignInAnswerDto> {
    return this.bootstrap.createFirst(actor, request, client);
  }
}
