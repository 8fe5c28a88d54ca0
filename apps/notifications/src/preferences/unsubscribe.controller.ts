import { notificationRoutes } from '@crewcall/contracts-notifications';
import { UnsubscribeQueryDto } from '@crewcall/contracts-notifications/dto';
import { Public } from '@crewcall/platform-auth';
import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PreferencesService } from './preferences.service.js';
import { unsubscribedPage, unsubscribeQuestion } from './unsubscribe.page.js';

/** The link in every mail. Mail programs post to it by themselves (RFC 8058), people open it and press a button. */
@Controller()
export class UnsubscribeController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get(notificationRoutes.unsubscribe)
  @Public()
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String })
  async ask(@Query() { key }: UnsubscribeQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    await this.preferences.assertAlive(key);
    return asPage(reply, unsubscribeQuestion());
  }

  @Post(notificationRoutes.unsubscribe)
  @Public()
  @HttpCode(200)
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String })
  async unsubscribe(
    @Query() { key, type }: UnsubscribeQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    await this.preferences.unsubscribe(key, type);
    return asPage(reply, unsubscribedPage());
  }
}

/** Only once it is known that there is a page: a refusal is JSON like everywhere. */
function asPage(reply: FastifyReply, html: string): string {
  void reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store');
  return html;
}
