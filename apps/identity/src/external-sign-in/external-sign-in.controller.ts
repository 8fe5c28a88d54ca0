import { webRoutes } from '@crewcall/contracts-core';
import { authRoutes } from '@crewcall/contracts-identity';
import { Public } from '@crewcall/platform-auth';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { Controller, Get, Header, Logger, Param, Redirect, Req, Res, UseGuards } from '@nestjs/common';
import { ApiFoundResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { HandOffs } from '../sessions/hand-offs.service.js';
import { ExternalGuard, STATE_COOKIE } from './external.guard.js';
import { ProviderError } from './provider.errors.js';
import type { ExternalRequest } from './external-request.js';
import { ExternalSignInService } from './external-sign-in.service.js';
import { STATE_SECONDS } from './external-state.service.js';

interface Leads {
  url: string;
}

@Controller()
export class ExternalSignInController {
  private readonly logger = new Logger(ExternalSignInController.name);

  constructor(
    private readonly signIns: ExternalSignInService,
    private readonly handOffs: HandOffs,
    private readonly site: PublicUrlConfig,
  ) {}

  @Get(authRoutes.external())
  @Public()
  @UseGuards(ExternalGuard)
  @Redirect()
  @Header('cache-control', 'no-store')
  @ApiFoundResponse({ description: 'To the provider; to the sign-in page with oauth_error when that is off.' })
  start(
    @Param('provider') provider: string,
    @Req() { external }: ExternalRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Leads {
    const { leadsTo, stateCookie } = external;
    if (!leadsTo || !stateCookie) return this.back(provider, external.error ?? new ProviderError('failed'));
    void reply.header('set-cookie', this.cookie(stateCookie, STATE_SECONDS));
    return { url: leadsTo };
  }

  /** The hash carries a token that is exchanged once, within a minute: addresses end up in histories. */
  @Get(authRoutes.externalReturn())
  @Public()
  @UseGuards(ExternalGuard)
  @Redirect()
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @ApiFoundResponse({ description: 'To the sign-in page, with a hand-off in the hash or with oauth_error.' })
  async finish(
    @Param('provider') provider: string,
    @Req() { external }: ExternalRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Leads> {
    void reply.header('set-cookie', this.cookie('', 0));
    const { person, state, error } = external;
    if (!person || !state) return this.back(provider, error ?? new ProviderError('failed'));
    try {
      const user = await this.signIns.admit(person, state.role);
      const hash = new URLSearchParams({
        oauth_success: 'true',
        token: await this.handOffs.give(user.id),
        user: JSON.stringify(user),
        ...(state.returnKey && { return_key: state.returnKey }),
      });
      return { url: `${this.site.publicUrl}${webRoutes.auth.href()}#${hash.toString()}` };
    } catch (error) {
      return this.back(provider, error);
    }
  }

  private back(provider: string, error: unknown): Leads {
    const reason = error instanceof ProviderError ? error.reason : 'failed';
    if (!(error instanceof ProviderError)) this.logger.error(error);
    return { url: `${this.site.publicUrl}${webRoutes.auth.href({ oauth_error: reason, provider })}` };
  }

  /** Authorises nothing: it shows that the browser that returns is the one that left. */
  private cookie(value: string, seconds: number): string {
    const secure = this.site.publicUrl.startsWith('https:') ? '; Secure' : '';
    return `${STATE_COOKIE}=${value}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  }
}
